import type { Application } from '@volante/contract/application.ts';
import { pause } from '../../lib/call/waiting.ts';
import { draftOf } from '../../lib/storage.ts';
import { getText } from '../../lib/text.ts';
import { isWide } from '../../lib/wide.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { currentApplication, reloadApplication } from '../application/application.ts';
import { type UnsentForm, unsentForms } from '../application/unsent-form.ts';
import { requestId } from '../navigation/address.ts';
import { goTo } from '../navigation/go.ts';
import { isTyping } from './kept-application.ts';
import { offlineTexts } from './offline-texts.ts';

/**
 * Queues forms that were submitted without a network; their drafts hold the values. Forms without a draft, such as
 * those in dialogs, aren't queued. Typing in the form on screen removes it from the queue: a form is sent as it was
 * when its button was pressed, or by another press. `onNoted` is called for each.
 */
export function rememberUnsent(onNoted: () => void): void {
  let pressed: HTMLFormElement | null = null;
  // Both listeners run before the screen's own handlers. `click` comes first, because a failure of another button
  // doesn't concern the form.
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

/** Checks after a while whether the server answers again: a phone that stays connected to its network gets no event. */
export function sendUnsentLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendUnsent(), PAUSE);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** In ms. */
const PAUSE = 15_000;
/** The forms that keep a draft. */
const KEPT = 'form[method=dialog][name]';

/** Interval between two checks of the screen, in ms. */
const STEP = 200;
/** How long a screen may take to open, in ms. */
const OPENING = 10_000;
/** How long a form may take to be sent, in ms: a driver who has to answer a question needs a while. */
const SENDING = 60_000;

let sending = false;

/**
 * Submits the queued forms again, one after the other, once the server is reachable. The first one that is refused
 * stays on the screen with its draft, and those behind it wait for the next visit.
 */
export async function sendUnsent(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const { address } of unsentForms.all().filter(isOfThisLink)) {
      // Earlier forms may have changed the values it is compared with.
      const form = unsentForms.all().find((unsentForm) => unsentForm.address === address);
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
  // Drivers who are typing stay on their screen.
  while (isTyping() && !isHere()) await pause(STEP);
  const application = await reloadApplication().catch(() => null);
  if (!application) {
    sendUnsentLater();
    return false;
  }
  // Covered forms can't be sent; after the proof they are.
  if (application.access) return false;
  if (!isHere()) await goTo(pathname, { query: Object.fromEntries(searchParams) });
  // Until its screen's code is loaded, the previous screen's form is shown.
  await becomes(() => location.pathname === pathname && formNamed(form.name) !== null, OPENING);
  // Another tab was faster and may have sent it already: this tab's form has none of what was typed.
  if (!unsentForms.all().some(({ address }) => address === form.address)) return true;
  unsentForms.forget(form.address);
  const element = formNamed(form.name);
  // The screen no longer has this form, for instance because the application was sent meanwhile.
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
  // It was sent if its draft is gone and the next screen is open; if it is queued again, the network was lost again.
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

/**
 * The server's values for the typed fields of a form, and no other data of the person, since other people may use the
 * phone, too.
 */
function seenBy(form: HTMLFormElement): Record<string, unknown> {
  const application = currentApplication();
  if (!application) return {};
  const stored = storedFor(form, application);
  const typed = Object.keys(draftOf(application.id, nameOf(form)).read() ?? {});
  return Object.fromEntries(typed.filter((field) => field in stored).map((field) => [field, stored[field]]));
}

/** The server's values for the fields of a form. */
function storedFor(form: HTMLFormElement, application: Application | undefined): Record<string, unknown> {
  return { ...(nameOf(form) === 'obligor' ? application?.avalData : application?.personalData) };
}

/** Not the form's property `name`, which is a field if one is called "name". */
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
