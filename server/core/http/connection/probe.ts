import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ClockDeps, ConfigDeps, KeyDeps } from '../../deps.ts';
import { allKeys } from '../../keys.ts';
import { Problem } from '../../problem.ts';
import { clientAddress } from './client-address.ts';

/** The address that `npm run doctor` calls through the proxies. */
export const PROBE = '/api/probe';
/** The largest file that drivers send, in bytes. */
export const PROBE_BYTES = 5 * 1024 * 1024;
/** Between the two events of the answer, in ms: a proxy that holds streams back delivers both at once. */
export const PROBE_PAUSE = 1500;
/** How far the clocks of doctor and server may be apart, in ms. */
const VALID = 5 * 60_000;

/** What reached the server, as the first event of the answer; the second is `{}`. */
export interface Probed {
  bytes: number;
  /** The client's address as the server knows it. */
  address: string;
  /** A proxy that `TRUSTED_PROXIES` doesn't name sent an `X-Forwarded-For`. */
  untrusted: boolean;
}

/** Proves that the doctor knows SECRET_KEY: `<ms since 1970>.<signature>`, for the header `x-probe`. */
export function signProbe(key: Buffer, at: number): string {
  return `${at}.${createHmac('sha256', key).update(`probe ${at}`).digest('base64url')}`;
}

/** Takes a body as large as the largest file and answers with an event stream, for whoever has the key. */
export function answerProbes(app: FastifyInstance, deps: KeyDeps & ClockDeps & ConfigDeps): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: PROBE_BYTES }, takeAll);
    own.post(
      PROBE,
      {
        onRequest: async (request) => {
          if (!isGenuine(deps, request.headers['x-probe'])) throw new Problem('forbidden_error');
        },
      },
      async (request, reply) => {
        const { body, headers } = request;
        const bytes = Buffer.isBuffer(body) ? body.length : 0;
        const untrusted = deps.config.TRUSTED_PROXIES.length === 0 && headers['x-forwarded-for'] !== undefined;
        const probed: Probed = { bytes, address: clientAddress(request), untrusted };
        reply.headers({ 'content-type': 'text/event-stream', ...streamHeaders });
        return reply.send(
          Readable.from(
            (async function* () {
              yield `data: ${JSON.stringify(probed)}\n\n`;
              await pause(PROBE_PAUSE);
              yield 'data: {}\n\n';
            })(),
          ),
        );
      },
    );
  });
}

/** Of every event stream. nginx holds back what has no such header, until some kilobytes are there. */
export const streamHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

const takeAll = (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body);

function isGenuine(deps: KeyDeps & ClockDeps, given: unknown): boolean {
  const at = Number.parseInt(String(given), 10);
  if (!(Math.abs(deps.now().getTime() - at) < VALID)) return false;
  const shown = Buffer.from(String(given));
  return allKeys(deps.keys, 'url').some((key) => {
    const expected = Buffer.from(signProbe(key, at));
    return shown.length === expected.length && timingSafeEqual(shown, expected);
  });
}
