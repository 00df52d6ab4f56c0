// The worker of the site: it tells you that it is your turn while no page is open, and shows a page when there is no
// line. It keeps that page and what it is drawn with, and never a table nor anything that is somebody's own.

const SHELF = "mischia-$VERSION";
const OFFLINE = "/offline";
const KEPT = $KEPT;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const shelf = await caches.open(SHELF);
    await shelf.put(OFFLINE, await fetch(OFFLINE, { cache: "no-cache" }));
    await shelf.addAll(KEPT);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
  } else if (KEPT.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(new URL(request.url).pathname).then((found) => found ?? fetch(request)));
  }
});

async function watched(path) { // whether somebody looks at that very page
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((one) => new URL(one.url).pathname === path);
}

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(self.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    icon: "/static/icon-192.png",
    badge: "/static/badge-96.png",
    data: { path: told.path, off: told.off },
    actions: [{ action: "off", title: told.end }],
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, off } = event.notification.data;
  event.waitUntil((async () => {
    if (event.action === "off") {
      await fetch(off, { method: "POST" });
      await (await self.registration.pushManager.getSubscription())?.unsubscribe();
      return;
    }
    const page = await watched(path);
    await (page ? page.focus() : self.clients.openWindow(path));
  })());
});

self.addEventListener("pushsubscriptionchange", (event) => { // the browser has thrown its address away
  event.waitUntil((async () => {
    const options = event.oldSubscription?.options;
    if (!options) return;
    const anew = event.newSubscription ?? await self.registration.pushManager.subscribe(options);
    await fetch("/you/tell/push", { method: "POST", body: JSON.stringify(anew), headers: { Accept: "application/json" } });
  })());
});
