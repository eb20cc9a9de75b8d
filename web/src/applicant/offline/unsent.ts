import type { Application } from '@volante/contract/admission/application.ts';
import { pause } from '../../lib/call/waiting.ts';
import { draftOf } from '../../lib/drafts.ts';
import { getText } from '../../lib/text.ts';
import { isWide } from '../../lib/wide.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { currentApplication, reloadApplication } from '../application/application.ts';
import { type UnsentForm, unsentForms } from '../application/unsent-form.ts';
import { requestId } from '../router/address.ts';
import { goTo } from '../router/navigation.ts';
import { offlineTexts } from './offline-texts.ts';
import { isTyping } from './typing.ts';

/**
 * Remembers forms whose call found no network; what they hold are their drafts. Forms without one, as in a dialog, stay with
 * the driver. Typing on forgets the one on the screen: it is sent as it was when its button was pressed, or by another press.
 * `onNoted` is called for each.
 */
export function rememberUnsent(onNoted: () => void): void {
  let pressed: HTMLFormElement | null = null;
  // Both come before what they make the screen do; `click` first, as what another button fails to do is no news of the form.
  const listen = (event: 'click' | 'submit', hear: (on: Element) => void) =>
    document.addEventListener(event, ({ target }) => hear(target as Element), { capture: true });
  listen('click', (on) => {
    if (on.closest('button, a')) pressed = null;
  });
  listen('submit', (form) => {
    pressed = form.matches(KEPT) ? (form as HTMLFormElement) : null;
  });
  document.addEventListener('input', () => {
    pressed = null;
    unsentForms.forget();
  });
  unsentForms.whenCutOff(() => {
    if (!pressed?.isConnected) return false;
    unsentForms.note(nameOf(pressed), seenBy(pressed));
    void toast.success(getText(offlineTexts).later(isWide()));
    onNoted();
    return true;
  });
}

/** Looks in a while whether the server answers again: a phone that keeps its network hears of nothing. */
export function sendUnsentLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendUnsent(), PAUSE);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** In ms. */
const PAUSE = 15_000;
/** The forms that keep a draft. */
const KEPT = 'form[method=dialog][name]';

/** Between two looks whether something has happened, in ms. */
const STEP = 200;
/** How long a screen may take to open, in ms. */
const OPENING = 10_000;
/** How long a form may take to be sent, in ms: a driver with a question about it needs a while. */
const SENDING = 60_000;

let sending = false;

/**
 * Presses the buttons of those forms again, one after the other, once the server can be reached. The first one that isn't taken stays
 * on the screen with its draft, and those behind it wait for the next visit.
 */
export async function sendUnsent(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const { address } of unsentForms.all().filter(isOfThisLink)) {
      // Those before it may have changed what counts as seen.
      const form = unsentForms.all().find((one) => one.address === address);
      if (form && !(await sendAgain(form))) break;
    }
  } finally {
    sending = false;
  }
}

function isOfThisLink({ address }: UnsentForm): boolean {
  return new URL(address, location.href).searchParams.get('id') === requestId();
}

async function sendAgain(form: UnsentForm): Promise<boolean> {
  const { pathname, searchParams } = new URL(form.address, location.href);
  const isHere = () => form.address === location.pathname + location.search;
  // Nobody is taken away from what they are typing.
  while (isTyping() && !isHere()) await pause(STEP);
  const application = await reloadApplication().catch(() => null);
  if (!application) {
    sendUnsentLater();
    return false;
  }
  if (!isHere()) await goTo(pathname, { query: Object.fromEntries(searchParams) });
  // Until the code of its screen is there, the form of the one before stays.
  await becomes(() => location.pathname === pathname && formNamed(form.name) !== null, OPENING);
  unsentForms.forget(form.address);
  const element = formNamed(form.name);
  // A screen that no longer asks for it, such as of an application that was sent meanwhile.
  if (location.pathname !== pathname || !element) return true;

  const draft = draftOf<Record<string, unknown>>(application.id, nameOf(element));
  const fields = Object.keys(draft.read() ?? {});
  const now = storedFor(element, application);
  const { seen } = form;
  if (seen && fields.some((field) => JSON.stringify(seen[field]) !== JSON.stringify(now[field]))) {
    toast.error(getText(offlineTexts).changed);
    return false;
  }
  element.requestSubmit();
  // It is sent once its draft is gone and the next screen is open; noted again, the network was lost again.
  const isSent = () => draft.read() === null && !element.isConnected;
  await becomes(() => isSent() || unsentForms.isHere(), SENDING);
  if (isSent()) {
    const after = storedFor(element, currentApplication());
    unsentForms.accept(Object.fromEntries(fields.map((field) => [field, after[field]])));
    return true;
  }
  if (unsentForms.isHere()) unsentForms.putBack(form);
  return false;
}

/** What the server has for the typed fields of a form, and nothing else of the person: other people may use the phone, too. */
function seenBy(form: HTMLFormElement): Record<string, unknown> {
  const application = currentApplication();
  if (!application) return {};
  const stored = storedFor(form, application);
  const typed = Object.keys(draftOf(application.id, nameOf(form)).read() ?? {});
  return Object.fromEntries(typed.filter((field) => field in stored).map((field) => [field, stored[field]]));
}

/** What the server has for the fields of a form. */
function storedFor(form: HTMLFormElement, application: Application | undefined): Record<string, unknown> {
  return { ...(nameOf(form) === 'obligor' ? application?.avalData : application?.personalData) };
}

/** Not its property: that is a field where one is called "name". */
function nameOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

function formNamed(name: string | null): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>(KEPT);
  return [...forms].find((form) => name === null || nameOf(form) === name) ?? null;
}

async function becomes(isSo: () => boolean, within: number): Promise<boolean> {
  for (let waited = 0; waited < within && !isSo(); waited += STEP) await pause(STEP);
  return isSo();
}
