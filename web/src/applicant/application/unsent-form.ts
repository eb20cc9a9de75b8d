import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage.ts';

const key = 'volante.unsent';
const here = () => location.pathname + location.search;
const listeners = new Set<() => void>();

/** A form whose call found no network. */
export interface UnsentForm {
  /** The address of its screen. */
  address: string;
  /** Its name among the forms, as of its draft; null if that is unknown. */
  name: string | null;
  /** What the server had for its typed fields, so that nothing newer is overwritten; null if that is unknown. */
  seen: Record<string, unknown> | null;
}

let noteCutOff = () => false;

/** Those forms, to be sent again automatically in this order. */
export const unsentForms = {
  all: read,
  /** Notes the form on this screen as the last one. */
  note: (name: string, seen: UnsentForm['seen']) => write([...others(here()), { address: here(), name, seen }]),
  forget: (address = here()) => write(others(address)),
  /** Notes it again, before those that were submitted after it. */
  putBack: (form: UnsentForm) => write([form, ...others(form.address)]),
  /** A call found no network: notes the form that made it. False where none did, or nothing sends it again. */
  noteCutOff: () => noteCutOff(),
  /** What notes it. */
  whenCutOff(note: () => boolean) {
    noteCutOff = note;
  },
  isHere: () => read().some(({ address }) => address === here()),
  /** What was just sent from here is nobody else's news for the forms that hold it too. */
  accept(sent: Record<string, unknown>) {
    const known = (seen: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(seen).map(([field, value]) => [field, field in sent ? sent[field] : value]));
    write(read().map((form) => ({ ...form, seen: form.seen && known(form.seen) })));
  },
};

/** The same forms in a component. */
export function useUnsentForms(): readonly UnsentForm[] {
  return useSyncExternalStore(subscribe, latest, nothing);
}

/** Whether the form on this screen is one of them. */
export function useWaitsToBeSent(): boolean {
  return useUnsentForms().some(({ address }) => address === here());
}

const none: readonly UnsentForm[] = [];
const nothing = () => none;
let known: { text: string | null; forms: readonly UnsentForm[] } = { text: null, forms: none };

/** The same list until it changes. */
function latest(): readonly UnsentForm[] {
  const text = storage.read(key);
  if (text !== known.text) known = { text, forms: read() };
  return known.forms;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): UnsentForm[] {
  const text = storage.read(key);
  if (!text) return [];
  // An earlier version kept one address alone.
  if (text.startsWith('/')) return [{ address: text, name: null, seen: null }];
  try {
    const forms: unknown = JSON.parse(text);
    return Array.isArray(forms) ? (forms as UnsentForm[]) : [];
  } catch {
    return [];
  }
}

function write(forms: readonly UnsentForm[]): void {
  if (forms.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(forms));
  for (const listener of listeners) listener();
}

function others(address: string): UnsentForm[] {
  return read().filter((form) => form.address !== address);
}
