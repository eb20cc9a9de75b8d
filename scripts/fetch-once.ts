import type { Plugin } from 'vitest/config';

/** What a page loads as part of itself; what the product asks for with `fetch` is not among it. */
const PARTS = ['script', 'style', 'font', 'image', 'worker'];

/**
 * Lets a browser of a test run fetch each module once. Vite would have it ask again for every file of tests, several hundred modules
 * each time. Nothing changes while a run lasts, and the browser's cache ends with it. Whoever watches has Vite's own headers.
 */
export function fetchModulesOnce(): Plugin {
  let watching = false;
  return {
    name: 'fetch-modules-once',
    configureVitest({ vitest }) {
      watching = vitest.config.watch;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (watching || !PARTS.includes(String(request.headers['sec-fetch-dest']))) return next();
        const setHeader = response.setHeader.bind(response);
        // Vite sets it only with what it found, so what is missing is asked for again.
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' ? 'public,max-age=31536000,immutable' : value);
        next();
      });
    },
  };
}
