import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAddress } from '@volante/contract/fields/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClockDeps, ConfigDeps } from '../deps.ts';
import { callInternally } from '../http/internal-calls.ts';

/** A first screen rendered on the server. */
export interface Picture {
  /** The content of `#root`. */
  html: string;
  title: string;
  lang: string;
  /** The path of the rendered screen. */
  screen: string;
  /** Data for hydration, as JSON. */
  drawn: string;
}

interface Visit {
  url: URL;
  chosen: string | undefined;
  wide: boolean;
  now: Date;
  fetch: (url: string, init: RequestInit) => Promise<Answer>;
}

/** The app's response to its own call; a complete `Response` would cost a tenth of the rendering. */
interface Answer {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The exports of a web app's server build. */
export interface Drawing {
  /** Null for a screen that only redirects. */
  draw(visit: Visit): Promise<Picture | null>;
  /** Styles with the company's brand colors. */
  brandStyles: string;
}

interface DrawingModule {
  prepare(settings: WebSettings, visits: AsyncLocalStorage<object>): Promise<Drawing>;
}

/** Loads the server renderer from a build folder; null if the build has none. */
export async function loadRenderer(folder: string, settings: WebSettings): Promise<Drawing | null> {
  const files = path.join(folder, '.server');
  const name = listed(files).find((file) => /^draw-.*\.mjs$/.test(file));
  if (!name) return null;
  const { prepare } = (await import(pathToFileURL(path.join(files, name)).href)) as DrawingModule;
  return prepare(settings, visits);
}

/** True if a person opens the page. Link previews, crawlers and prefetching get no personal data. */
export function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'] && !headers.purpose;
}

/**
 * The visit that a request begins. Its screen's reads use the app's own routes on behalf of the browser: with the same gate and
 * limits, and with cookies passed on to the browser.
 */
export function visitOf(
  inside: { app: FastifyInstance; deps: ConfigDeps & ClockDeps },
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const url = new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${request.host}`);
  const { id } = readAddress(url.pathname, url.search);
  const named: Record<string, string> = id ? { 'x-admission-request-id': id } : {};
  return {
    url,
    chosen: (request as { cookies?: Record<string, string | undefined> }).cookies?.language,
    wide: looksWide(request),
    now: inside.deps.now(),
    async fetch(address, { method = 'GET' }) {
      if (method !== 'GET') throw new Error('server rendering may only read');
      const { status, body, retryAfter } = await callInternally(inside, address, named, { request, reply });
      const sent: Record<string, string | null> = { 'Retry-After': retryAfter === null ? null : String(retryAfter) };
      return { ok: status < 300, status, headers: { get: (name) => sent[name] ?? null }, text: async () => body };
    },
  };
}

// One for all builds: each keeps its own state of a visit.
const visits = new AsyncLocalStorage<object>();

function looksWide({ headers }: FastifyRequest): boolean {
  const mobile = headers['sec-ch-ua-mobile'];
  return mobile ? mobile === '?0' : !/Mobi|Android/.test(headers['user-agent'] ?? '');
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
