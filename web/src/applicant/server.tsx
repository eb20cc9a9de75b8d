import { isGuarantorScreen } from '@volante/contract/admission/next-screen.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { readAddress } from '@volante/contract/fields/address.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import { renderToString } from 'react-dom/server';
import { brandStyles } from '../lib/brand.ts';
import { type Answer, callThrough } from '../lib/call/call.ts';
import { CallError } from '../lib/call/call-error.ts';
import { compareClock } from '../lib/clock.ts';
import { standAt } from '../lib/here.ts';
import { getLanguage, languages, locales, showLanguage } from '../lib/language.ts';
import { fetchParts } from '../lib/lazy-part.tsx';
import { dumpQueries, missingQueries, queryClient } from '../lib/queries.ts';
import { adoptSettings } from '../lib/settings.ts';
import { provideVisit } from '../lib/visit.ts';
import { guessWide } from '../lib/wide.ts';
import { drawnTitle } from '../lib/window-title.ts';
import { loadApplication } from './application/application.ts';
import { addressOf } from './navigation/address.ts';
import { loadScreen, nameScreens } from './navigation/screens.ts';
import { App } from './router/app.tsx';
import { decide, openLink } from './router/entry.ts';
import { routes } from './router/routes.ts';
import { type SsrPayload, writePayload } from './router/ssr-payload.ts';

/** A browser that opens a link. */
export interface Visit {
  url: URL;
  /** The language chosen earlier in this browser: `en`. */
  chosen: string | undefined;
  /** Whether to render for a computer. */
  wide: boolean;
  now: Date;
  /** Calls the API on behalf of this browser. */
  fetch: (url: string, init: RequestInit) => Promise<Answer>;
}

/** A first screen rendered on the server. */
export interface Picture {
  /** The content of `#root`. */
  html: string;
  title: string;
  /** For `<html lang>`. */
  lang: string;
  /** The path of its screen. */
  screen: string;
  /** The data for hydration, as JSON. */
  drawn: string;
}

/** The server renderer. */
export interface Drawing {
  /** Null for a screen that only redirects, and for a browser that is being rate-limited; rejects on any failure. */
  draw(visit: Visit): Promise<Picture | null>;
  /** Styles of the company's brand colours. */
  brandStyles: string;
}

/** Separates visits rendered at the same time. */
interface Visits {
  run<T>(visit: object, work: () => T): T;
  getStore(): object | undefined;
}

/** Maximum render passes per screen, since each read may trigger another. */
const ROUNDS = 3;

/** Loads the code of all screens. */
export async function prepare(settings: WebSettings, visits: Visits): Promise<Drawing> {
  adoptSettings(settings);
  provideVisit(() => visits.getStore());
  nameScreens(routes);
  for (const { load } of routes) await load();
  await fetchParts();
  return { draw: (visit) => visits.run({}, () => draw(visit)), brandStyles: brandStyles() };
}

async function draw({ url, chosen, wide, now, fetch }: Visit): Promise<Picture | null> {
  const address = readAddress(url.pathname, url.search);
  standAt(url);
  openLink(address.id);
  callThrough(fetch);
  compareClock(now.toISOString());
  guessWide(wide);
  const guarantor = address.id && isGuarantorScreen(address.path) ? address.id : null;
  const asked = guarantor && (await enter(guarantor));
  const loaded = guarantor ? { application: null, failure: null } : await load(address.id);
  if (!loaded) return null;
  const { application, failure } = loaded;
  const own = application ? (application.language ?? countries[application.country].language) : asked;
  showLanguage(languages.find((language) => language === chosen) ?? (own === 'en' ? 'en' : 'es'));
  const { path, query } = decide(address, application, failure);
  const open = addressOf(path, query);
  standAt(new URL(open, url));
  const first = await loadScreen(path);
  const html = await drawWhole(() => renderToString(<App first={first} />));
  if (!html) return null;
  const language = getLanguage();
  const reads = dumpQueries();
  const id = address.id;
  const drawn = writePayload({ id, application, failure, open, language, wide, now: now.toISOString(), reads });
  return { html, title: drawnTitle(), lang: locales[language], screen: path, drawn };
}

const enter = async (id: string) => (await import('./guarantor/enter-guarantor.ts')).enterGuarantor(id);

/** Null if this browser is being rate-limited; the page itself then says so. */
async function load(id: string | null): Promise<Pick<SsrPayload, 'application' | 'failure'> | null> {
  if (!id) return { application: null, failure: null };
  try {
    return { application: await loadApplication(id), failure: null };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    if (code === 'rate_limited') return null;
    if (code !== 'admission_request_not_found' && code !== 'link_ended') throw error;
    return { application: null, failure: code };
  }
}

/** Renders until all data is loaded; failed reads are left to the browser. */
async function drawWhole(drawOnce: () => string): Promise<string> {
  const tried = new Set<string>();
  let html = drawOnce();
  for (let round = 1; round < ROUNDS; round++) {
    const missing = missingQueries().filter(({ queryKey }) => !tried.has(JSON.stringify(queryKey)));
    if (missing.length === 0) break;
    for (const { queryKey } of missing) tried.add(JSON.stringify(queryKey));
    await Promise.allSettled(missing.map((query) => queryClient().fetchQuery(query)));
    html = drawOnce();
  }
  return html;
}
