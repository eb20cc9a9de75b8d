// Half of a first screen's scripts, and the longest to start (100 ms on a cheap phone). In a script of its own it starts as soon as it
// is here, while others arrive, and the app starts without waiting for it.
export { createRoot, hydrateRoot } from 'react-dom/client';
