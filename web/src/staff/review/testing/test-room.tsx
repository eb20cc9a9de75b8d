import type { CrossCheck } from '@volante/contract/staff/cross-check/cross-check.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { application, eva, openPage, path } from '../../application/earnings/testing/test-page.tsx';
import { type PlayedCall, refusal } from '../../testing/played-server.ts';

export const given = (type: Document['type'], change: Partial<Document> = {}): Document => ({
  ...{
    type,
    revision: 1,
    status: 'pending',
    required: true,
    skipped: false,
    askedFor: false,
    reason: null,
    note: null,
  },
  hasFile: true,
  media: {
    ...{ id: `${type}-file`, fileName: 'a.jpg', mimeType: 'image/jpeg', size: 1000, pages: 1 },
    ...{ uploadedBy: 'applicant', channel: null, createdAt: application.createdAt },
  },
  ...{ versions: 1, reviewedBy: null, reviewedAt: null, seenByMe: true },
  ...change,
});
export const [front, back] = [given('identity_card_front'), given('identity_card_back')];

/**
 * The review of two documents with a simulated server; with `refuses` it refuses a review. Without `facts` there is no
 * comparison.
 */
export async function openRoom(
  refuses?: (call: PlayedCall) => Partial<Document> | null,
  {
    waits = false,
    isNotified = false,
    facts = [] as CrossCheck['facts'] | null,
    answered = () => Promise.resolve(),
    others = [] as Document[],
  } = {},
) {
  let documents = [front, back, ...others];
  const keep = (type: string, change: Partial<Document>) => {
    documents = documents.map((each) =>
      each.type === type ? { ...each, revision: each.revision + 1, ...change } : each,
    );
    const sentBack = documents.filter(({ status }) => status === 'rejected');
    const tasks = sentBack.map(({ type, reason }) => ({ kind: 'paper' as const, type, reason: reason ?? 'other' }));
    return {
      ...application,
      documents,
      toTell: isNotified || tasks.length === 0 ? null : { at: application.createdAt, tasks },
    };
  };
  const reviewed = (type: Document['type']) => async (call: PlayedCall) => {
    await answered();
    const meanwhile = refuses?.(call);
    if (meanwhile) {
      keep(type, meanwhile);
      return refusal(409, 'changed_meanwhile');
    }
    const {
      decision,
      reason = null,
      note = null,
    } = call.body as Pick<Document, 'reason' | 'note'> & { decision: Document['status'] };
    return keep(type, { status: decision, reason, note, reviewedBy: decision === 'pending' ? null : eva });
  };
  const opened = await openPage({
    [`GET ${path}`]: () => ({ ...application, documents }),
    [`POST ${path}/documents/identity_card_front/review`]: reviewed('identity_card_front'),
    [`POST ${path}/documents/identity_card_back/review`]: reviewed('identity_card_back'),
    [`GET ${path}/documents/identity_card_front/versions`]: () => ({ items: [], next: null }),
    [`GET ${path}/ledger`]: () =>
      facts ? { revision: application.revision, facts, notRead: [] } : refusal(500, 'unknown_error'),
    'GET /ready-sentences/offered': () => ({ items: [againSentence], contact: null }),
    'GET /people': () => ({ items: [{ ...eva, roles: ['reviewer'] }], next: null }),
    'POST /applications/next': () => ({ applicationId: null }),
  });
  await expect.element(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible();
  await userEvent.keyboard('r');
  if (waits) await expect.element(heading(/^INE Frente/)).toBeVisible();
  else await shows(/^INE Frente/);
  return opened;
}
const againSentence = {
  ...{ id: 's1', place: 'send_back', nameEs: 'Otra toma', nameEn: 'Another one' },
  ...{ textEs: '{firstName}, vuelve a tomar: {document}.', textEn: '{firstName}, take again: {document}.' },
};
/** Waits until the review shows this document and its picture. */
export async function shows(name: RegExp): Promise<void> {
  await expect.element(heading(name)).toBeVisible();
  await expect.poll(() => picture()?.complete && picture()?.hasAttribute('src')).toBe(true);
}
const picture = () => document.querySelector<HTMLImageElement>('main section img');
export const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
