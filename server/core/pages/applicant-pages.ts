import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { withTimeout } from '../with-timeout.ts';
import { isVisit, loadRenderer, visitOf } from './ssr-renderer.ts';
import type { BuiltFiles, MakeWebPage } from './web-build.ts';
import { applicantPage } from './web-page.ts';

/**
 * The applicant's pages: opening a link returns its screen, server-rendered with its data. On any failure, and for previews
 * and crawlers, the page is sent empty and fetches its own data.
 */
export function applicantPages(app: FastifyInstance, deps: Pick<Deps, 'config' | 'log' | 'now'>): MakeWebPage {
  const timeout = deps.config.FIRST_SCREEN_MS;
  return (built) => {
    const page = applicantPage(deps.config, built.html, built.screens, earlyScript(built));
    const sheet = stylesheet(built);
    const drawing = loadRenderer(built.folder, page.settings).then(
      (loaded) => loaded && { ...loaded, css: sheet + loaded.brandStyles, source: hashOf(sheet + loaded.brandStyles) },
      (error) => {
        deps.log.error({ err: error }, 'server rendering is unavailable');
        return null;
      },
    );

    async function draw(request: FastifyRequest, reply: FastifyReply) {
      const loaded = await drawing;
      const picture = await loaded?.draw(visitOf({ app, deps }, request, reply));
      return picture ? { picture, css: loaded?.css ?? '', source: loaded?.source ?? '' } : null;
    }
    async function drawn(request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer | null> {
      if (timeout === 0 || !isVisit(request)) return null;
      try {
        const first = await withTimeout(draw(request, reply), timeout);
        if (!first) return null;
        const policy = String(reply.getHeader('content-security-policy') ?? '');
        reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${first.source}`));
        // The page is about one person.
        reply.header('cache-control', 'no-store');
        return await compress(request, reply, page.fill(first.picture, first.css));
      } catch (error) {
        request.log.warn({ err: error }, 'server rendering of a first screen failed');
        return null;
      }
    }
    return async (request, reply) => (await drawn(request, reply)) ?? page.frame(request.url);
  };
}

/** Compresses a page for browsers that support it. */
async function compress({ headers }: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return html;
  const packed = await promisify(gzip)(html);
  reply.header('content-encoding', 'gzip');
  return packed;
}

function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** The text of the page's stylesheet. */
function stylesheet({ folder, html }: BuiltFiles): string {
  const [, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(html) ?? [];
  return file ? readFileSync(path.join(folder, file), 'utf8') : '';
}

/** The file of the script that records taps until the app is interactive. */
function earlyScript({ folder }: BuiltFiles): string | null {
  const manifest = path.join(folder, '.vite/manifest.json');
  const files: Record<string, { file: string }> = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {};
  return files['early.ts']?.file ?? null;
}
