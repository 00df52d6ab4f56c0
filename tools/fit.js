(touch) => {
  // What does not fit on a page: texts that are cut, fall to pieces, leave their box, lie on each other, are too pale, too small or have no glyph; controls that are covered,
  // too small for a finger or out of reach. Each fault is told as "what: element: text".
  const faults = new Set();
  const name = (one) => {
    const of = (it) => (it.id ? `#${it.id}` : it.classList.length ? `.${[...it.classList].slice(0, 2).join(".")}` : it.localName);
    const parent = one.parentElement?.closest("[class], [id]");
    return parent ? `${of(parent)} ${of(one)}` : of(one);
  };
  const tell = (what, one, text = one.textContent) => faults.add(`${what}: ${name(one)}: ${text.trim().replace(/\s+/g, " ").slice(0, 40)}`);
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const unseen = (one) => { // it is for those who listen
    for (let it = one; it; it = it.parentElement) {
      const { width, height } = it.getBoundingClientRect();
      if (style(it).clipPath === "inset(50%)" || (width <= 2 && height <= 2 && style(it).overflowX !== "visible")) return true;
    }
    return false;
  };
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !one.closest(".vh, .skip, script, style, option, title") && !unseen(one);
  const turned = (one) => { // by more than a little: its rectangle tells nothing
    for (let it = one; it; it = it.parentElement) {
      const { transform, rotate } = style(it);
      const angle = transform.startsWith("matrix(") ? Math.abs(Number(transform.slice(7).split(",")[1])) : 0;
      if (angle > 0.12 || (rotate !== "none" && Math.abs(parseFloat(rotate)) > 7)) return true;
    }
    return false;
  };
  const pen = document.createElement("canvas").getContext("2d");
  const shaped = (text, how) => (how === "uppercase" ? text.toUpperCase() : how === "lowercase" ? text.toLowerCase() : text);
  const inks = (node) => { // the rectangles of the letters themselves, without the air of the line
    const its = style(node.parentElement);
    pen.font = `${its.fontStyle} ${its.fontWeight} ${its.fontSize} ${its.fontFamily}`;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(shaped(node.data, its.textTransform));
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1).map((box) => {
      const scale = box.height / (up + down);
      return { left: box.left, right: box.right, top: box.top + (up - above) * scale, bottom: box.bottom - (down - below) * scale };
    });
  };
  const GAP = 2; // pixels that nobody sees
  const scrolls = (one, axis) => ["auto", "scroll"].includes(style(one)[`overflow${axis}`]);
  const clips = (one, axis) => style(one)[`overflow${axis}`] !== "visible";
  const cutBy = (one, box) => { // the first box that hides a part of it and can't be scrolled
    let [across, down] = [true, true];
    for (let it = one; it && it !== document.documentElement; it = it.parentElement) {
      if (it === document.body) break;
      const { left, top, width, height } = it.getBoundingClientRect();
      if (across && clips(it, "X")) {
        if (scrolls(it, "X")) across = false;
        else if (box.left < left - GAP || box.right > left + width + GAP) return it;
      }
      if (down && clips(it, "Y")) {
        if (scrolls(it, "Y")) down = false;
        else if (box.top < top - GAP || box.bottom > top + height + GAP) return it;
      }
      if (style(it).position === "fixed" || it.matches(":popover-open")) break; // what is around it neither cuts nor scrolls it
    }
    const page = document.scrollingElement;
    if (across && (box.left < -GAP || box.right > innerWidth + GAP)) return page;
    const reach = style(document.body).overflowY === "hidden" ? innerHeight : page.scrollHeight - page.scrollTop;
    if (down && (box.top < -GAP - page.scrollTop || box.bottom > reach + GAP)) return page;
    return null;
  };
  const seen = (one) => { const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = style(one);
    return !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== "none" || (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0); };
  const boxOf = (one) => {
    for (let it = one; it && it !== document.body; it = it.parentElement) {
      if (style(it).display !== "inline" && style(it).display !== "contents" && seen(it)) return it;
      if (["absolute", "fixed"].includes(style(it).position)) return null;
    }
    return null;
  };
  const scrolled = (one, holder, axis) => { // something from here to there scrolls: the text comes into the box when it is looked for
    for (let it = one; it !== holder.parentElement; it = it.parentElement) if (scrolls(it, axis)) return true;
    return false;
  };

  const inPieces = (node) => { // a word that goes on in the next line as if it were two
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/(?<![\u00ad\p{L}])\p{L}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter((box) => box.width > 0);
      if (others.some((box) => box.top > (first.top + first.bottom) / 2)) return word;
    }
    return null;
  };

  // --- texts
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !visible(one) || one.closest("svg, textarea, select")) continue;
    if (turned(one)) continue;
    const boxes = inks(node);
    if (!boxes.length) continue;
    if (style(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1 && clips(one, "X")) tell("shortened", one);
    if (style(one).webkitLineClamp !== "none" && one.scrollHeight > one.clientHeight + 2) tell("shortened", one);
    const word = !one.closest("code") && inPieces(node);
    if (word) tell("a word in pieces", one, word);
    const holder = boxOf(one);
    const frame = holder?.getBoundingClientRect();
    for (const box of boxes) {
      const by = cutBy(one, box);
      if (by) tell(`cut by ${by === document.scrollingElement ? "the window" : name(by)}`, one, node.data);
      else if (frame && !scrolled(one, holder, "X") && (box.left < frame.left - GAP || box.right > frame.right + GAP)) tell(`wider than ${name(holder)}`, one, node.data);
      else if (frame && !scrolled(one, holder, "Y") && (box.top < frame.top - GAP || box.bottom > frame.bottom + GAP)) tell(`higher than ${name(holder)}`, one, node.data);
      texts.push({ one, box, node });
    }
  }
  // --- letters: each can be read, from the sofa too, and is one
  const LEAST = 15.5; // pixels of 1,920
  for (const { one, node } of document.body.classList.contains("tv") ? texts : []) {
    const pixels = parseFloat(style(one).fontSize) * (one.currentCSSZoom ?? 1);
    if (pixels < LEAST) tell(`${pixels.toFixed(1)} px, too small`, one, node.data);
  }
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = ([red, green, blue]) => [red, green, blue].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const faint = (one) => { for (let it = one; it; it = it.parentElement) if (style(it).opacity !== "1" || it.disabled || it.ariaDisabled === "true") return true; return false; };
  const ground = (one, box) => { // the colour behind a text, where one colour is behind it
    const there = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (there[0] !== one) return null; // it is out of sight, or something lies on it
    for (const it of there) {
      if (it.closest("svg, img, canvas")) return null;
      const { backgroundColor, backgroundImage } = style(it);
      if (backgroundImage !== "none") return null;
      const [red, green, blue, alpha = 1] = /^rgba?\(/.test(backgroundColor) ? numbers(backgroundColor) : [0, 0, 0, 0.5];
      if (alpha === 1) return [red, green, blue];
      if (alpha > 0) return null;
    }
    return null;
  };
  for (const { one, box, node } of texts) {
    const { color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth } = style(one);
    if (!/^rgb\(/.test(color) || faint(one) || textShadow !== "none" || parseFloat(webkitTextStrokeWidth) > 0) continue;
    const behind = ground(one, box);
    if (!behind) continue;
    const [less, more] = [light(numbers(color)), light(behind)].sort((a, b) => a - b);
    const ratio = (more + 0.05) / (less + 0.05);
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5) - 0.05) tell(`${ratio.toFixed(1)} to 1, too pale`, one, node.data);
  }
  const SIDE = 24; // of the square that a letter is drawn in
  const drawn = (letter, font) => {
    const square = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
    square.font = font;
    square.fillText(letter, 2, SIDE - 6);
    return square.getImageData(0, 0, SIDE, SIDE).data.join();
  };
  const NOBODY = "\u0378"; // no letter, in no script
  window.missing ??= new Map();
  const isMissing = (letter, family) => {
    const key = letter + family;
    if (!window.missing.has(key)) window.missing.set(key, drawn(letter, `16px ${family}`) === drawn(NOBODY, `16px ${family}`));
    return window.missing.get(key);
  };
  for (const { one, node } of texts) {
    for (const letter of new Set(node.data)) if (letter > "\u00ff" && /\S/.test(letter) && isMissing(letter, style(one).fontFamily)) tell(`no glyph for ${letter}`, one, node.data);
  }

  const inWindow = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  texts.sort((a, b) => a.box.top - b.box.top);
  for (let at = 0; at < texts.length; at++) {
    const a = texts[at];
    for (let next = at + 1; next < texts.length && texts[next].box.top < a.box.bottom; next++) {
      const b = texts[next];
      if (a.node === b.node) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across < 3 || down < 3) continue;
      const x = Math.max(a.box.left, b.box.left) + across / 2, y = Math.max(a.box.top, b.box.top) + down / 2;
      if (!inWindow(x, y)) continue;
      const there = document.elementsFromPoint(x, y);
      if (there.includes(a.one) && there.includes(b.one)) {
        const upper = there.indexOf(a.one) < there.indexOf(b.one) ? a.one : b.one;
        const between = there.slice(there.indexOf(upper), Math.max(there.indexOf(a.one), there.indexOf(b.one)));
        if (!between.some((it) => /^rgb\(/.test(style(it).backgroundColor) && !it.contains(a.one === upper ? b.one : a.one))) tell(`lies on "${b.node.data.trim().slice(0, 24)}"`, a.one, a.node.data);
      }
    }
  }

  // --- controls
  const controls = [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex='0']")].filter(visible);
  for (const one of controls) {
    const its = style(one);
    if (one.matches(".skip, [data-skip]") || its.pointerEvents === "none") continue;
    one.scrollIntoView({ block: "center", inline: "center" }); // not at the edge, where a finger finds less of it
    const face = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    const box = its.display === "inline" && one.getClientRects().length ? one.getClientRects()[0] : face.getBoundingClientRect(); // words that flow over lines have no middle
    if (box.width < 1 || box.height < 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const word = one.getAttribute("aria-label") ?? one.value ?? one.textContent;
    const inline = its.display === "inline" || one.matches(".cl");
    const reached = (dx, dy) => !inWindow(x + dx, y + dy) || face.contains(document.elementFromPoint(x + dx, y + dy));
    const explains = one.matches("[popovertarget], [data-peek]:not([data-choice])"); // it lies among others, and does nothing
    const [least, half] = explains ? [23.5, 11] : [39.5, 19];
    const finger = Math.min(box.width, box.height) >= least || [[-half, 0], [half, 0], [0, -half], [0, half]].every(([dx, dy]) => reached(dx, dy));
    const reads = one.matches("[tabindex]:not(button, a, input)"); // it takes the focus only to be scrolled by keys
    if (touch && !reads && !inline && !one.disabled && inWindow(x, y) && !finger) tell(`${Math.round(box.width)}x${Math.round(box.height)}, too small for a finger`, one, word || one.textContent);
    if (!inWindow(x, y)) { tell("out of reach", one, word || one.textContent); continue; }
    const by = turned(one) || inline ? null : cutBy(face.parentElement, box);
    if (by) tell(`partly hidden by ${by === document.scrollingElement ? "the window" : name(by)}`, one, word || one.textContent);
    if (one.disabled) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest(".over, .overbox")) continue; // the end lies on what was
    if (!face.contains(hit) && !hit?.contains(face) && !hit?.closest("label")?.contains(one)) tell(`covered by ${hit ? name(hit) : "nothing"}`, one, word || one.textContent);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  return [...faults];
}
