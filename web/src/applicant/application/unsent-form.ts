import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage.ts';

const key = 'volante.unsent';
const here = () => location.pathname + location.search;
const listeners = new Set<() => void>();

/** A form that was submitted without a network. */
export interface UnsentForm {
  /** The address of its screen. */
  address: string;
  /** The form's name, the same as its draft's; null if unknown. */
  name: string | null;
  /** The server's values of its typed fields at that time, so that newer ones aren't overwritten; null if unknown. */
  seen: Record<string, unknown> | null;
}

let noteCutOff = () => false;

/** Those forms, to be sent again automatically in this order. */
export const unsentForms = {
  all: read,
  /** Notes the form on this screen as the last one. */
  note: (name: string, seen: UnsentForm['seen']) => write([...others(here()), { address: here(), name, seen }]),
  forget: (address = here()) => write(others(address)),
  /** Records it again, before those submitted after it. */
  putBack: (form: UnsentForm) => write([form, ...others(form.address)]),
  /**
   * Called when a call found no network: records the form that made it. False if no form did, or if it can't be sent
   * again.
   */
  noteCutOff: () => noteCutOff(),
  /** The function that records it. */
  whenCutOff(note: () => boolean) {
    noteCutOff = note;
  },
  isHere: () => read().some(({ address }) => address === here()),
  /**
   * Values just sent from this page don't count as somebody else's change for other queued forms with the same fields.
   */
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
  // An earlier version stored only one path.
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
