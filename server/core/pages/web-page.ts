import { createHash } from 'node:crypto';
import { aboutName, forEachAbout } from '@volante/contract/admission/about-program.ts';
import { isGuarantorScreen } from '@volante/contract/admission/next-screen.ts';
import { groupContact } from '@volante/contract/countries/phone.ts';
import { isRequestId, readAddress } from '@volante/contract/fields/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import type { Config } from '../../config/config.ts';
import { API } from '../http/serve.ts';
import { reachesPhones } from '../reaches-phones.ts';
import type { Picture } from './ssr-renderer.ts';
import type { Screen } from './web-build.ts';

/** The applicant's page of one build. */
export interface ApplicantPage {
  settings: WebSettings;
  /** The page without a rendered screen. It differs between addresses (path and query) only in its preloads. */
  frame(address: string): string;
  /** The page with a rendered screen, its data and its styles. */
  fill(picture: Picture, css: string): string;
}

/** `early` is the file of the script that records taps until the app is interactive. */
export function applicantPage(
  config: Config,
  html: string,
  screens: readonly Screen[],
  early: string | null = null,
): ApplicantPage {
  const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const settings = settingsOf(config, version);
  const page = html.replace('<!--settings-->', () => data('settings', JSON.stringify(settings)));
  const [toLang, toTitle, toHead, toRoot = '', end] = piecesOf(page);
  const frame = page.replace('<title>Volante<', () => `<title>${text(config.BRAND_NAME)}<`);
  const links = screens.map(({ path: route, files }) => ({
    pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`),
    html: files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  }));
  const linksOf = (screen: string) => links.find(({ pattern }) => pattern.test(screen))?.html ?? '';
  const earlyScript = early ? `<script type="module" async crossorigin src="/${early}"></script>` : '';

  return {
    settings,
    frame(address) {
      const [pathname = '', search = ''] = address.split('?', 2);
      const { id, path: screen } = readAddress(pathname, search);
      // The same mode and credentials as in the web app's own fetch; otherwise the browser would fetch it twice.
      const request =
        id && isRequestId(id)
          ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${API}/public/${isGuarantorScreen(screen) ? 'guarantors' : 'admission/requests'}/${id}">`
          : '';
      const shown = id ? screen : '/errors/request-not-found';
      return frame.replace('<!--head-->', () => request + linksOf(shown === '/' ? '/welcome' : shown));
    },
    fill({ html: picture, title, lang, screen, drawn }, css) {
      const head = `${wholeAtOnce}<style>${css}</style>${earlyScript}`;
      const start = `${toLang}${lang}${toTitle}${text(title)}${toHead}${head}${toRoot.replace('</head>', () => `${linksOf(screen)}</head>`)}`;
      return `${start}${picture}</div>${data('drawn', drawn)}${end}`;
    },
  };
}

/** The parts of a page between its language, its title, the links in its head, and the rendered screen. */
function piecesOf(page: string): string[] {
  const [, ...pieces] = slots.exec(page) ?? [];
  // The styles are inlined: a stylesheet of its own would delay the first paint by a round trip.
  return pieces.map((piece) => piece.replace(/<link rel="stylesheet"[^>]*>/, ''));
}

const slots =
  /^([\s\S]*?<html lang=")[^"]*("[\s\S]*?<title>).*?(<\/title>[\s\S]*?)<!--head-->([\s\S]*?<div id="root">)[\s\S]*<\/div>([\s\S]*)$/;

// Without it, a page whose end hasn't arrived would be painted and then move.
const wholeAtOnce = '<link rel="expect" href="#drawn" blocking="render">';

/** The settings embedded in the page. */
export function settingsOf(config: Config, version: string): WebSettings {
  const { WIDGET_URL: url, WIDGET_ID: id, WIDGET_SANDBOX: sandbox, WIDGET_PARTNER: partner } = config;
  return {
    apiBase: API,
    version,
    brand: {
      name: config.BRAND_NAME,
      color: config.BRAND_COLOR,
      logoUrl: config.BRAND_LOGO_URL ?? null,
      supportPhone: config.SUPPORT_PHONE ? groupContact(config.SUPPORT_PHONE) : null,
      supportWhatsApp: config.SUPPORT_WHATSAPP ?? null,
      supportEmail: config.SUPPORT_EMAIL ?? null,
      privacyPolicyUrl: config.PRIVACY_POLICY_URL,
    },
    widget: url && id ? { url, id, sandbox, partner } : null,
    ipService: config.IP_SERVICE_URL ?? null,
    openStates: config.US_OPEN_STATES,
    learnsFromScreenshots: config.LEARN_FROM_CORRECTIONS,
    about: aboutOf(config),
    writesByWhatsApp: Boolean(config.WHATSAPP_TOKEN),
    reachesPhones: reachesPhones(config),
  };
}

function aboutOf(config: Config): WebSettings['about'] {
  const texts = Object.entries(forEachAbout((country, language) => config[aboutName(country, language)]));
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** JSON in a script element. Only `<` could close the element, so it is escaped. */
export function data(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Escapes text for an element. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
