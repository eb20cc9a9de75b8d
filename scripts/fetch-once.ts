import type { Plugin } from 'vitest/config';

/** Kinds of requests for parts of the page itself; requests that the product makes with `fetch` aren't among them. */
const PARTS = ['script', 'style', 'font', 'image', 'worker'];

/**
 * Lets a browser of a test run fetch each module once. With Vite's headers it would request several hundred modules
 * again for every test file. Sources don't change during a run, and the browser's cache ends with it. Watch mode keeps
 * Vite's own headers.
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
        // Vite sets it only on modules it found, so missing ones are requested again.
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' ? 'public,max-age=31536000,immutable' : value);
        next();
      });
    },
  };
}
