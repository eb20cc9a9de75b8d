/**
 * The code that a signed-in person waits for at a URL. The build lists its scripts, and for browsers with a session the
 * server links them in the page, so that they load together with the entry.
 */
export const firstRooms = [
  { path: '/rooms', load: () => import('./rooms.tsx') },
  { path: '/staff', load: () => import('../queue/queue.tsx') },
  { path: '/staff/applications/:id', load: () => import('../application/application-page.tsx') },
] as const;

/** The frame of every page. */
export const loadRooms = firstRooms[0].load;
