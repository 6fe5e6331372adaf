// Keeps each version of the page for when there is no network: the game, and pieces that have been loaded.
'use strict';

importScripts('pieces/list.js');
/** @type {any} */
const worker = self;
const kept = caches.open(`word-scramble-${pieceList.version}`);

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(kept.then((cache) => cache.addAll(pieceList.files)));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const others = caches.keys().then((names) => Promise.all(names
    .filter((name) => name.startsWith('word-scramble-') && !name.endsWith(pieceList.version))
    .map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  event.respondWith(kept.then(async (cache) => {
    const found = await cache.match(event.request, { ignoreSearch: event.request.mode === 'navigate' });
    if (found) return found;
    const response = await fetch(event.request);
    if (response.ok) await cache.put(event.request, response.clone());
    return response;
  }));
});
