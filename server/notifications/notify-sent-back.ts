import { randomUUID } from 'node:crypto';
import type { Application } from '@volante/contract/application.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps } from '../core/deps.ts';
import { languageFor, notify, type Outbox } from './notify.ts';
import { isSame, readSentBack, type SentBack, tasksOf, writeSentBack } from './sent-back.ts';
import * as store from './store.ts';

/** Delay after the last item sent back, in ms: a reviewer may undo it, or send back more. */
const PAUSE_MS = 10 * 60_000;

/** Adds an item to the one message about everything sent back, and restarts its delay. The application must be locked. */
export async function notifySentBack(
  deps: Outbox,
  trx: Trx,
  { applicationId, country }: Pick<ApplicationFile, 'applicationId' | 'country'>,
  thing: SentBack,
): Promise<void> {
  const dueAt = new Date(deps.now().getTime() + PAUSE_MS);
  const open = await store.lockSentBack(trx, applicationId);
  const things = open ? readSentBack(open.detail).filter((sentBack) => !isSame(sentBack, thing)) : [];
  const detail = writeSentBack([...things, thing]);
  if (open) {
    await store.updateState(trx, open.id, ['waiting'], { detail, due_at: dueAt });
    return;
  }
  const language = await languageFor(trx, applicationId, null, country);
  const about = `papers_sent_back ${randomUUID()}`;
  await notify(deps, trx, { applicationId, kind: 'papers_sent_back', about, language, detail, dueAt });
}

/** Removes a withdrawn item from the message that hasn't been sent yet. The application must be locked. */
export async function withdrawSentBack(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  thing: SentBack,
): Promise<void> {
  const open = await store.lockSentBack(trx, applicationId);
  if (!open) return;
  const left = readSentBack(open.detail).filter((sentBack) => !isSame(sentBack, thing));
  await store.updateState(trx, open.id, ['waiting'], left.length > 0 ? { detail: writeSentBack(left) } : dropped(deps));
}

/** Drops the waiting message, because the application was decided. The application must be locked. */
export async function dropSentBack(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const open = await store.lockSentBack(trx, applicationId);
  if (open) await store.updateState(trx, open.id, ['waiting'], dropped(deps));
}

function dropped({ now }: ClockDeps) {
  return { state: 'dropped', reason: 'overtaken', settled_at: now(), detail: '' } as const;
}

/** Sends the waiting message at once. Returns the number of messages: 1, or 0 if the driver has nothing left to do. */
export async function notifySentBackNow(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  view: Application,
): Promise<number> {
  const open = await store.lockSentBack(trx, applicationId);
  if (!open || tasksOf(readSentBack(open.detail), view).length === 0) return 0;
  await store.updateState(trx, open.id, ['waiting'], { due_at: deps.now() });
  await deps.jobs?.enqueue(trx, 'deliver', { id: open.id }, { key: open.id });
  return 1;
}
