import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { fetchModulesOnce } from './fetch-once.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** How long a browser may keep what Vite answers with `no-cache`. */
function keptFor(destination: string, watch = false): unknown {
  const { configureVitest, configureServer } = fetchModulesOnce() as unknown as {
    configureVitest(context: object): void;
    configureServer(server: object): void;
  };
  const handlers: Handler[] = [];
  configureVitest({ vitest: { config: { watch } } });
  configureServer({ middlewares: { use: (handler: Handler) => handlers.push(handler) } });
  const request = new IncomingMessage(new Socket());
  request.headers['sec-fetch-dest'] = destination;
  const response = new ServerResponse(request);
  handlers[0]?.(request, response, () => response.setHeader('Cache-Control', 'no-cache'));
  return response.getHeader('Cache-Control');
}

test('a browser fetches modules, styles and workers once a run', () => {
  for (const part of ['script', 'style', 'worker'])
    expect(keptFor(part), part).toBe('public,max-age=31536000,immutable');
});

test('what a test or the product fetches is asked for each time, and so is everything while somebody watches', () => {
  expect(keptFor('empty')).toBe('no-cache');
  expect(keptFor('script', true)).toBe('no-cache');
});
