import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { inTime } from '../in-time.ts';
import { type GzipStart, gzipAfter, gzipStart } from './spliced-gzip.ts';
import type { BuiltFiles, MakeWebPage } from './web-build.ts';
import { isVisit, loadDrawing, visitOf } from './web-drawing.ts';
import { applicantPage, type FilledPage, type ScriptsApart } from './web-page.ts';
import { type InlineStyles, stylesFor, type Viewer } from './web-styles.ts';

/**
 * The applicant's pages: opening a link returns its screen, server-rendered with its data. On any failure, and for previews
 * and crawlers, the page is sent empty and fetches its own data.
 */
export function applicantPages(app: FastifyInstance, deps: Pick<Deps, 'config' | 'log' | 'now'>): MakeWebPage {
  const timeout = deps.config.FIRST_SCREEN_MS;
  return (built) => {
    const { sheet, apart } = readBuild(built);
    const page = applicantPage(deps.config, built.html, built.screens, apart);
    const compress = compressing();
    const drawing = loadDrawing(built.folder, page.settings).then(
      (loaded) => loaded && { ...loaded, styles: stylesFor(sheet, loaded.brandStyles) },
      (error) => {
        deps.log.error({ err: error }, 'server rendering is unavailable');
        return null;
      },
    );

    async function draw(request: FastifyRequest, reply: FastifyReply) {
      const loaded = await drawing;
      if (!loaded) return null;
      const picture = await loaded.draw(visitOf(app, request, reply, deps.now()));
      return picture && { picture, styles: loaded.styles(picture.html, viewerOf(request)) };
    }
    async function drawn(request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer | null> {
      if (timeout === 0 || !isVisit(request)) return null;
      try {
        const first = await inTime(draw(request, reply), timeout);
        if (!first) return null;
        allowStyles(reply, first.styles);
        if (page.ahead) reply.header('link', page.ahead);
        return compress(request, reply, first.styles, page.fill(first.picture, first.styles));
      } catch (error) {
        request.log.warn({ err: error }, 'server rendering of a first screen failed');
        return null;
      }
    }
    return async (request, reply) => (await drawn(request, reply)) ?? page.frame(request.url);
  };
}

// Browsers that don't say whether they are a phone get the rules for both.
function viewerOf({ headers }: FastifyRequest): Viewer {
  return { phone: headers['sec-ch-ua-mobile'] === '?1' };
}

function allowStyles(reply: FastifyReply, { source }: InlineStyles): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${source}`));
  // The page is about one person.
  reply.header('cache-control', 'no-store');
}

/** Compresses pages for browsers that support it. The beginning that many pages share is compressed only once. */
function compressing(): Compress {
  const starts = new WeakMap<InlineStyles, Map<string, GzipStart>>();
  return ({ headers }, reply, styles, { start, startName, rest }) => {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return start + rest;
    reply.header('content-encoding', 'gzip');
    // Cached by styles; those of the last few hundred pages are kept.
    const known = starts.get(styles) ?? new Map<string, GzipStart>();
    const packed = known.get(startName) ?? gzipStart(start);
    if (known.size >= MOST_STARTS) known.clear();
    starts.set(styles, known.set(startName, packed));
    return gzipAfter(packed, rest);
  };
}

// For two languages and the few screens that look alike.
const MOST_STARTS = 8;

type Compress = (
  request: FastifyRequest,
  reply: FastifyReply,
  styles: InlineStyles,
  page: FilledPage,
) => string | Buffer;

/** Reads the page's stylesheet, and the scripts that a rendered page names itself. */
function readBuild({ folder, html }: BuiltFiles): { sheet: string; apart: ScriptsApart | null } {
  const [, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(html) ?? [];
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
    const scripts = Object.values(manifest as Record<string, { name?: string; file: string }>);
    const find = (script: string) => scripts.find(({ name }) => name === script)?.file;
    const [early, react] = [find('early'), find('react')];
    return {
      sheet: file ? readFileSync(path.join(folder, file), 'utf8') : '',
      apart: early && react ? { early, react } : null,
    };
  } catch {
    return { sheet: '', apart: null };
  }
}
