import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/**
 * Parses bodies as JSON in UTF-8, or as multipart for calls that accept files. An empty body counts as absent, regardless
 * of its headers.
 */
export function readJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = readText(body as Buffer);
    if (text === null) done(new Problem('bad_request_error'), undefined);
    else if (text === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}

// Text in any other encoding would be stored with wrong letters.
function readText(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
