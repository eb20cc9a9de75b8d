import { createHash } from 'node:crypto';
import { isRequestId, readAddress } from '@volante/contract/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import type { Config } from '../config.ts';
import { API } from './serve.ts';
import type { MakeWebPage } from './web-build.ts';

/**
 * Makes the applicant's page: the same for all but what is fetched ahead. What it needs at once is named in it, so that nothing
 * waits for a script to ask.
 */
export const applicantPage =
  (config: Config): MakeWebPage =>
  (html, screens) => {
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
    const settings = `<script type="application/json" id="settings">${escaped(settingsOf(config, version))}</script>`;
    const page = html
      .replace('<!--settings-->', () => settings)
      .replace('<title>Volante<', () => `<title>${text(config.BRAND_NAME)}<`);
    const links = screens.map(({ path: route, files }) => ({
      pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`),
      html: files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
    }));
    const linksOf = (screen: string) => links.find(({ pattern }) => pattern.test(screen))?.html ?? '';

    return (address) => {
      const [pathname = '', search = ''] = address.split('?', 2);
      const { id, path: screen } = readAddress(pathname, search);
      // The same mode and credentials as the web app's own fetch, or the browser would fetch it twice.
      const request =
        id && isRequestId(id)
          ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${API}/public/admission/requests/${id}">`
          : '';
      const shown = id ? screen : '/errors/request-not-found';
      return page.replace('<!--head-->', () => request + linksOf(shown === '/' ? '/welcome' : shown));
    };
  };

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
    ipService: config.IP_SERVICE_URL ?? null,
    openStates: config.US_OPEN_STATES,
  };
}

// JSON inside a script element: only `<` could end it early.
function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
