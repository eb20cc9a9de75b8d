import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAddress } from '@volante/contract/fields/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The first picture of a page, as the web app draws it on the server. */
export interface Picture {
  /** What stands in `#root`. */
  html: string;
  title: string;
  lang: string;
  /** The path of its screen. */
  screen: string;
  /** What the app is to stand on, as JSON. */
  drawn: string;
}

interface Visit {
  url: URL;
  chosen: string | undefined;
  wide: boolean;
  now: Date;
  fetch: (url: string, init: RequestInit) => Promise<Answer>;
}

/** An answer of the app to itself; a whole `Response` would cost a tenth of what drawing does. */
interface Answer {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What the build of a web app for the server gives. */
export interface Drawing {
  /** Null for a screen that shows nothing and leads on at once. */
  draw(visit: Visit): Promise<Picture | null>;
  /** Styles of the company's own colours. */
  brandStyles: string;
}

interface DrawingModule {
  prepare(settings: WebSettings, visits: AsyncLocalStorage<object>): Promise<Drawing>;
}

/** Loads what draws first pictures from the folder of a build; null when the build has nothing of the kind. */
export async function loadDrawing(folder: string, settings: WebSettings): Promise<Drawing | null> {
  const files = path.join(folder, '.server');
  const name = listed(files).find((file) => /^draw-.*\.mjs$/.test(file));
  if (!name) return null;
  const { prepare } = (await import(pathToFileURL(path.join(files, name)).href)) as DrawingModule;
  return prepare(settings, visits);
}

/** Whether somebody opens the page. What only looks at a link (previews, crawlers, prefetching) learns nothing of anybody. */
export function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'] && !headers.purpose;
}

/**
 * The visit that a request begins. What its screen reads is asked through the app's own routes, on behalf of the browser: the same
 * gate, the same budgets, and the cookies they set go to the browser.
 */
export function visitOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, now: Date): Visit {
  const { headers, socket } = request;
  const url = new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${request.host}`);
  const { id } = readAddress(url.pathname, url.search);
  const forwarded = headers['x-forwarded-for'];
  return {
    url,
    chosen: (request as { cookies?: Record<string, string | undefined> }).cookies?.language,
    wide: looksWide(request),
    now,
    async fetch(address, { method = 'GET' }) {
      if (method !== 'GET') throw new Error('server rendering may only read');
      const answer = await app.inject({
        url: address,
        headers: { ...(id && { 'x-admission-request-id': id }), ...(forwarded && { 'x-forwarded-for': forwarded }) },
        ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
      });
      const cookies = answer.headers['set-cookie'];
      if (cookies) reply.header('set-cookie', cookies);
      const { statusCode: status, body, headers: told } = answer;
      const get = (name: string) => told[name.toLowerCase()]?.toString() ?? null;
      return { ok: status < 300, status, headers: { get }, text: async () => body };
    },
  };
}

/** Rejects when work takes longer than so many ms; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
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
