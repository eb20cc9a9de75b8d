import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRequestId, readAddress } from '@volante/contract/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import type { Config } from '../config.ts';
import { API } from './serve.ts';

/** Makes the page for an address (path and query): the same for all but what is fetched ahead. */
export type WebPage = (address: string) => string;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Reads a built web app. What the page needs at once is named in it, so that nothing waits for a script to ask. */
export function openWebPage(config: Config, folder: string): WebPage {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readJson<Record<string, Chunk>>(path.join(folder, '.vite/manifest.json')) ?? {};
  const routes = readJson<Record<string, string>>(path.join(folder, '.vite/routes.json')) ?? {};
  const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const settings = `<script type="application/json" id="settings">${escaped(settingsOf(config, version))}</script>`;
  const page = html
    .replace('<!--settings-->', () => settings)
    .replace('<title>Volante<', () => `<title>${text(config.BRAND_NAME)}<`);
  const patterns = Object.entries(routes).map(([route, source]) => ({ pattern: patternOf(route), source }));

  function linksOf(screen: string): string {
    const source = patterns.find(({ pattern }) => pattern.test(screen))?.source;
    const files = source ? chunksOf(manifest, source) : [];
    const inPage = (file: string) => html.includes(`/${file}"`);
    return [...files]
      .filter((file) => !inPage(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
      .join('');
  }

  return (address) => {
    const [pathname = '', search = ''] = address.split('?', 2);
    const { id, path: screen } = readAddress(pathname, search);
    // The same mode and credentials as the web app's own fetch, or the browser would fetch it twice.
    const request =
      id && isRequestId(id)
        ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${API}/public/admission/requests/${id}">`
        : '';
    return page.replace('<!--head-->', () => request + linksOf(screen === '/' ? '/welcome' : screen));
  };
}

/** What the web app is told when its page opens. */
export function settingsOf(config: Config, version: string): WebSettings {
  const { WIDGET_URL: url, WIDGET_ID: id, WIDGET_SANDBOX: sandbox } = config;
  return {
    apiBase: API,
    version,
    brand: {
      name: config.BRAND_NAME,
      color: config.BRAND_COLOR,
      logoUrl: config.BRAND_LOGO_URL ?? null,
      supportPhone: config.SUPPORT_PHONE ?? null,
      supportWhatsApp: config.SUPPORT_WHATSAPP ?? null,
      supportEmail: config.SUPPORT_EMAIL ?? null,
      privacyPolicyUrl: config.PRIVACY_POLICY_URL,
    },
    widget: url && id ? { url, id, sandbox } : null,
    openStates: config.US_OPEN_STATES,
  };
}

function chunksOf(manifest: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const needed of chunk.imports ?? []) chunksOf(manifest, needed, found);
  return found;
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`);
}

// JSON inside a script element: only `<` could end it early.
function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
