// Sounds, made on the spot: no files, off unless asked for.

import { all, keep, kept } from "./page.js";

const heard = () => kept("sound", "off") === "on";

let audio;

function tone(from, to, seconds, shape = "triangle", loud = 0.12, after = 0) {
  const start = audio.currentTime + after;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  wave.connect(gain).connect(audio.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

function noise(seconds, pitch, loud = 0.15, after = 0) {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

const several = (many, apart, one) => { for (let at = 0; at < many; at += 1) one(at, at * apart); };

const sounds = {
  flick: () => noise(0.08, 3000),
  rimshot: () => { noise(0.07, 1800, 0.3); noise(0.05, 1200, 0.25, 0.1); noise(0.4, 6000, 0.12, 0.2); },
  whistle: () => tone(1400, 300, 0.5, "sine"),
  hiss: () => noise(0.5, 5000, 0.08),
  thud: () => { tone(150, 40, 0.4, "sine", 0.4); noise(0.2, 200, 0.4); },
  trumpet: () => { tone(392, 394, 0.14, "sawtooth", 0.06); tone(523, 525, 0.3, "sawtooth", 0.06, 0.15); },
  drum: () => several(3, 0.3, (at, after) => { tone(120, 60, 0.18, "sine", 0.35, after); noise(0.08, 300, 0.25, after); }),
  fwop: () => { noise(0.12, 700, 0.3); tone(240, 90, 0.12, "sine", 0.2); },
  rattle: () => several(7, 0.06, (at, after) => noise(0.04, 1500 + 300 * (at % 3), 0.25, after)),
  ticks: () => several(4, 0.07, (at, after) => tone(500 + 160 * at, 520 + 160 * at, 0.05, "square", 0.06, after)),
  squeal: () => tone(900, 1500, 0.5, "sawtooth", 0.05),
};

export function play(name) {
  if (!heard() || !sounds[name]) return;
  audio ??= new AudioContext();
  sounds[name]();
}

export function sounding() { // the button in the bar and the switch in the menu are one
  const show = () => {
    for (const button of all("button[data-sound]")) button.setAttribute("aria-pressed", String(heard()));
    for (const box of all("input[data-sound]")) box.checked = heard();
  };
  for (const control of all("[data-sound]")) {
    control.addEventListener(control.matches("input") ? "change" : "click", () => {
      keep("sound", heard() ? "off" : "on");
      play("flick");
      show();
    });
  }
  show();
}
