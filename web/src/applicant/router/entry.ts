import {
  entryScreen,
  isGuarantorScreen,
  type LoadFailure,
  nextScreen,
  proofScreen,
} from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type Address, readAddress } from '@volante/contract/fields/address.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { adoptOwnLanguage } from '../../lib/language.ts';
import { storage } from '../../lib/storage.ts';
import { loadApplication } from '../application/application.ts';
import { actFor } from '../application/call.ts';
import { addressOf, openWith } from '../navigation/address.ts';
import { afterProof } from '../navigation/after-proof.ts';
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
  const { application, failure } = await find(address, ask);
  if (application) adoptOwnLanguage(application.language ?? countries[application.country].language);
  const { path, query } = decide(address, application, failure);
  const screen = await loadScreen(path);
  nameAddress(addressOf(path, path === failed ? { from: pathname + search } : query));
  return screen;
}

async function find({ id, path }: Address, ask: (id: string) => Promise<Asked>): Promise<Asked> {
  if (!id) return nothing;
  if (!isGuarantorScreen(path)) {
    await spendToken(id);
    const asked = await ask(id);
    await followLink(id, asked.application, asked.failure);
    return asked;
  }
  const { enterGuarantor } = await import('../guarantor/enter-guarantor.ts');
  const language = await enterGuarantor(id);
  if (language) adoptOwnLanguage(language);
  return nothing;
}

/** Sets the link whose application the page shows. */
export function openLink(id: string | null): void {
  openWith(id);
  actFor(id);
}

/** Uses the token of a scanned code, if the address has one. True if this device is known by it. */
export async function spendToken(id: string): Promise<boolean> {
  if (!location.hash) return false;
  const { spendScannedToken } = await import('../hand-off/scanned-token.ts');
  return spendScannedToken(id);
}

const linkOf = (reference: string) => `volante.link.${reference}`;
const newerThan = (id: string) => `volante.newer.${id}`;

/**
 * A link may be replaced while a phone is used: what it keeps moves to the new one, and a page opened by the old one is opened by the
 * new one instead.
 */
export async function followLink(
  id: string | null,
  application: Application | null,
  failure: LoadFailure | null,
): Promise<void> {
  if (!id) return;
  const isOver = failure === 'admission_request_not_found' || failure === 'link_ended';
  const newer = isOver && storage.read(newerThan(id));
  if (newer) return location.replace(location.href.replaceAll(id, newer));
  if (!application) return;
  const key = linkOf(application.reference);
  const before = storage.read(key);
  if (before === application.id) return;
  if (before) {
    const { moveKept } = await import('../application/moved-link.ts');
    await moveKept(before, application.id);
    storage.write(newerThan(before), application.id);
    storage.remove(newerThan(application.id));
  }
  storage.write(key, application.id);
}

/** The screen a link opens, and the query its address keeps. */
export function decide(
  address: Address,
  application: Application | null,
  failure: LoadFailure | null,
): { path: string; query: Record<string, string> } {
  const path = skipDone(entryScreen(address, application, failure), application, address.query);
  if (path === proofScreen && application && !application.access) return afterProof(address.query);
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
  const done = application && !application.access && application.personalData.status !== 'pending';
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
