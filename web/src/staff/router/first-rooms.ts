/**
 * The code that somebody with a session waits for at an address. The build lists its scripts, and the server links them in the
 * page of a browser that brings a session, so that they come together with the entry.
 */
export const firstRooms = [
  { path: '/rooms', load: () => import('./rooms.tsx') },
  { path: '/staff', load: () => import('../queue/queue.tsx') },
  { path: '/staff/applications/:id', load: () => import('../case/case-page.tsx') },
] as const;

/** What every room stands in. */
export const loadRooms = firstRooms[0].load;
