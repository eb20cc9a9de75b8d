import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { API } from '../http/serve.ts';
import { readStaffCookie } from '../http/staff/staff-cookie.ts';
import type { MakeWebPage, Screen } from './web-build.ts';
import { data, settingsOf, text } from './web-page.ts';

/**
 * The staff console's page: the same for everybody, except for a nonce that lets the component library add its few style
 * elements, and for preloads. With a session, these are the code of its first room and the response that says who is signed in;
 * without one, the page says that there is no session.
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
      // A nonce must not be reused.
      reply.header('cache-control', 'no-store');
      const next = readStaffCookie(config, request) ? roomAt(request.url) : isFromHere(request) ? nobody : '';
      return `${start}<meta property="csp-nonce" nonce="${nonce}">${next}${end}`;
    };
  };
}

const nobody = '<meta name="session" content="none">';
// The same mode and credentials as in the console's own fetch; otherwise the browser would fetch it twice.
const whoIsIt = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${API}/staff/me">`;

/** Browsers don't send the cookie if another site led here, so its absence proves nothing. */
function isFromHere({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'same-origin';
}

/** The preloads for an address: the scripts that all rooms need, and those of the room shown there. */
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

/** Stands for all rooms in the table of web/src/staff/router/first-rooms.ts. */
const EVERY = '/rooms';
