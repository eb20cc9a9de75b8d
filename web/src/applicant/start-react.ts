// Half of a first screen's bytes of script, and the slowest to start (100 ms on a cheap phone). In a separate script it
// starts as soon as it has arrived, while others still load, and the app starts without waiting for it.
export { createRoot, hydrateRoot } from 'react-dom/client';
