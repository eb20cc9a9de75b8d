import type { Application } from '@volante/contract/admission/application.ts';
import { entryScreen, type LoadFailure, nextScreen } from '@volante/contract/admission/next-screen.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type Address, readAddress } from '@volante/contract/fields/address.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { adoptOwnLanguage } from '../../lib/language.ts';
import { loadApplication } from '../application/application.ts';
import { actFor } from '../application/call.ts';
import { addressOf, openWith } from '../navigation/address.ts';
import { type LoadedScreen, loadScreen, preloadScreen } from '../navigation/screens.ts';
import { depth } from '../navigation/scroll.ts';

/**
 * Loads the application of the link and the screen it leads to; the address then names that screen and keeps the id. `ask` says
 * where the application comes from.
 */
export async function enter(ask: (id: string) => Promise<Asked> = askServer): Promise<LoadedScreen> {
  const { pathname, search } = wantedAddress();
  const address = readAddress(pathname, search);
  openLink(address.id);
  // Most links open the screen they name, or the welcome screen: fetch it during the request.
  if (address.id) preloadScreen(address.path === '/' ? '/welcome' : address.path);
  const { application, failure } = address.id ? await ask(address.id) : nothing;
  if (application) adoptOwnLanguage(application.language ?? countries[application.country].language);
  const { path, query } = decide(address, application, failure);
  const screen = await loadScreen(path);
  nameAddress(addressOf(path, path === failed ? { from: pathname + search } : query));
  return screen;
}

/** Sets the link whose application the page shows. */
export function openLink(id: string | null): void {
  openWith(id);
  actFor(id);
}

/** The screen a link opens, and the query its address keeps. */
export function decide(
  address: Address,
  application: Application | null,
  failure: LoadFailure | null,
): { path: string; query: Record<string, string> } {
  const path = skipDone(entryScreen(address, application, failure), application, address.query);
  return { path, query: keptQuery(address.query) };
}

/** Replaces the current address. */
export function nameAddress(open: string): void {
  // On a slow phone, even replacing the URL with the same one delays the first paint.
  if (history.state || open !== location.pathname + location.search) history.replaceState({ depth: depth() }, '', open);
}

interface Asked {
  application: Application | null;
  failure: LoadFailure | null;
}
const nothing: Asked = { application: null, failure: null };

const failed = '/errors/server';

/** The opened address; after a failure the failed one, so that a reload retries it. */
function wantedAddress(): URL {
  const here = new URL(location.href);
  const from = here.pathname === failed && here.searchParams.get('from');
  const before = from ? new URL(from, here) : here;
  return before.origin === here.origin ? before : here;
}

/** Skips completed personal data on entry, unless a "change" link asks for it. */
function skipDone(path: string, application: Application | null, query: URLSearchParams): string {
  const done = application && application.personalData.status !== 'pending';
  return done && path === '/personal-data' && !query.has('change') ? nextScreen(application) : path;
}

async function askServer(id: string): Promise<Asked> {
  try {
    return { application: await loadApplication(id), failure: null };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    const isOfLink = code === 'admission_request_not_found' || code === 'link_ended';
    return { application: null, failure: isOfLink ? code : 'other' };
  }
}

function keptQuery(query: URLSearchParams): Record<string, string> {
  const { id: _, skipPalenca: __, ...kept } = Object.fromEntries(query);
  return kept;
}
