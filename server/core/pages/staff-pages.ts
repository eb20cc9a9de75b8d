import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { API } from '../http/serve.ts';
import { readStaffCookie } from '../http/staff/staff-cookie.ts';
import type { MakeWebPage, Screen } from './web-build.ts';
import { data, settingsOf, text } from './web-page.ts';

/**
 * The staff console's page: the same for everybody, except for a nonce that lets the component library add its few style elements,
 * and preloads. With a session these are the code of its first room and the answer to who is signed in; without one, the
 * information that there is no session.
 */
export function staffPages(config: Config): MakeWebPage {
  return ({ html, screens }) => {
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
    const settings = data('settings', JSON.stringify(settingsOf(config, version)));
    const [start = '', end = ''] = html
      .replace('<!--settings-->', () => settings)
      .replace('<title>Volante<', () => `<title>${text(config.BRAND_NAME)}<`)
      .split('<!--head-->');
    const roomAt = roomsOf(screens);
    return (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
      // A nonce counts once.
      reply.header('cache-control', 'no-store');
      const next = readStaffCookie(config, request) ? roomAt(request.url) : isFromHere(request) ? nobody : '';
      return `${start}<meta property="csp-nonce" nonce="${nonce}">${next}${end}`;
    };
  };
}

const nobody = '<meta name="session" content="none">';
// The same mode and credentials as the console's own fetch, or the browser would fetch it twice.
const whoIsIt = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${API}/staff/me">`;

/** The cookie is left out of a visit that another site sent here, so that its absence tells nothing. */
function isFromHere({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'same-origin';
}

/** What is linked for an address: the scripts of all rooms, and of the one that is shown there. */
function roomsOf(screens: readonly Screen[]): (url: string) => string {
  const patterns = screens.map(({ path, files }) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    files,
  }));
  const always = screens.find(({ path }) => path === EVERY)?.files ?? [];
  return (url) => {
    const [pathname = ''] = url.split('?', 1);
    const own = patterns.find(({ pattern }) => pattern.test(pathname))?.files ?? [];
    const links = [...new Set([...always, ...own])].map(
      (file) => `<link rel="modulepreload" crossorigin href="/staff/${file}">`,
    );
    return whoIsIt + links.join('');
  };
}

/** The name of what every room stands in, in the table of web/src/staff/router/first-rooms.ts. */
const EVERY = '/rooms';
