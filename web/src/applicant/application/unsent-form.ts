import { storage } from '../../lib/storage.ts';

const key = 'volante.unsent';
const here = () => location.pathname + location.search;

/** A form that was submitted offline. */
export interface UnsentForm {
  /** The address of its screen. */
  address: string;
  /** Its name among the forms, as of its draft; null if that is unknown. */
  name: string | null;
  /** What the server had for its typed fields, so that nothing newer is overwritten; null if that is unknown. */
  seen: Record<string, unknown> | null;
}

/** Forms submitted offline, to be sent again automatically in this order. */
export const unsentForms = {
  all: read,
  /** Notes the form on this screen as the last one. */
  note: (name: string, seen: UnsentForm['seen']) => write([...others(here()), { address: here(), name, seen }]),
  forget: (address = here()) => write(others(address)),
  /** Notes it again, before those that were submitted after it. */
  putBack: (form: UnsentForm) => write([form, ...others(form.address)]),
  isHere: () => read().some(({ address }) => address === here()),
  /** What was just sent from here is nobody else's news for the forms that hold it too. */
  accept(sent: Record<string, unknown>) {
    const known = (seen: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(seen).map(([field, value]) => [field, field in sent ? sent[field] : value]));
    write(read().map((form) => ({ ...form, seen: form.seen && known(form.seen) })));
  },
};

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
}

function others(address: string): UnsentForm[] {
  return read().filter((form) => form.address !== address);
}
