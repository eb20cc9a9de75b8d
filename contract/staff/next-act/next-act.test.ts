import { describe, expect, test } from 'vitest';
import type { Stage } from '../../admission/stages.ts';
import type { ReviewerApplication } from '../application.ts';
import { type Row, type WaitsFor, type Why, type WhyCode, waitsFor } from '../queue-row.ts';
import { partsToApprove } from '../whose-turn.ts';
import { asksReason, type Member, type NextAct, nextAct, skippedBy } from './next-act.ts';

const now = new Date('2026-11-24T12:00:00Z');
const since = '2026-11-20T12:00:00Z';
const eva: Member = { id: 'eva', roles: ['reviewer'] };
const laura: Member = { id: 'laura', roles: ['advisor'] };
const why = (code: WhyCode, params: Record<string, unknown> = {}): Why => ({ code, params });
const none = (waits: WaitsFor): NextAct => ({ kind: 'none', waitsFor: waits, since });

interface Change extends Partial<Omit<ReviewerApplication, 'personalData' | 'earnings'>> {
  data?: 'pending' | 'completed' | 'approved';
  earned?: 'pending' | 'completed' | 'approved';
}

/** An application in which everything is done. */
function caseOf({ data = 'approved', earned = 'approved', ...change }: Change = {}): ReviewerApplication {
  return {
    ...{
      stage: 'risk_analysis',
      waitsFor: 'review',
      waitingSince: since,
      because: [why('ready_to_move')],
      revision: 7,
    },
    ...{ assignee: null, documents: [], corrections: [], proposal: null, toTell: null, matches: { open: 0 } },
    moves: [{ to: 'home_visit', allowed: true, because: [], warnings: [] }],
    personalData: { status: data },
    earnings: { revision: 1, status: earned, platforms: [] },
    ...change,
  } as unknown as ReviewerApplication;
}
function rowOf(change: Partial<Row>): Row {
  return {
    ...{ stage: 'risk_analysis', waitsFor: 'review', waitingSince: since, because: [], toReview: 0, assignee: null },
    ...change,
  } as unknown as Row;
}
const act = (application: Row | ReviewerApplication, member = eva) => nextAct(application, member, now);
const document = (status: string, hasFile = true) =>
  ({ type: 'selfie_photo', status, hasFile }) as unknown as ReviewerApplication['documents'][number];
const correction = (answeredAt: string | null) =>
  ({ part: 'earnings', answeredAt }) as ReviewerApplication['corrections'][number];

describe('of an application that waits for review', () => {
  test('the documents come first, then answers, data, earnings, matches, and the move', () => {
    const all = caseOf({
      documents: [document('pending'), document('pending'), document('approved'), document('pending', false)],
      corrections: [correction(since)],
      data: 'completed',
      earned: 'completed',
      matches: { open: 2 },
    });
    expect(act(all)).toEqual({ kind: 'review', count: 2 });
    const reviewed = { ...all, documents: [document('approved')] };
    expect(act(reviewed)).toEqual({ kind: 'settle', part: 'earnings' });
    const settled = { ...reviewed, corrections: [] };
    expect(act(settled)).toEqual({ kind: 'approve', part: 'personal_data' });
    const known = caseOf({ earned: 'completed', matches: { open: 2 } });
    expect(act(known)).toEqual({ kind: 'approve', part: 'earnings' });
    expect(act(caseOf({ matches: { open: 2 } }))).toEqual({ kind: 'compare', count: 2 });
    expect(act(caseOf())).toEqual({ kind: 'advance' });
  });

  test('a part that the driver is asked to correct, or hasn’t completed, is not approved', () => {
    expect(act(caseOf({ earned: 'completed', corrections: [correction(null)] }))).toEqual({ kind: 'advance' });
    expect(act(caseOf({ earned: 'pending' }))).toEqual({ kind: 'advance' });
    expect(partsToApprove({ personal_data: 'pending', earnings: 'completed' }, [])).toEqual(['earnings']);
  });

  test('it doesn’t move on while a required document is missing, or from another stage', () => {
    const warnings = [why('papers_missing', { types: ['selfie_photo'] })];
    const moves: ReviewerApplication['moves'] = [{ to: 'home_visit', allowed: true, because: [], warnings }];
    expect(act(caseOf({ moves }))).toEqual(none('review'));
    expect(act(caseOf({ stage: 'documents_analysis' }))).toEqual(none('review'));
  });

  test('a row says the same by its reasons', () => {
    expect(act(rowOf({ toReview: 3, because: [why('papers_to_review', { count: 3 })] }))).toEqual({
      kind: 'review',
      count: 3,
    });
    const answered = [why('correction_answered', { part: 'obligor' })];
    expect(act(rowOf({ because: answered }))).toEqual({ kind: 'settle', part: 'obligor' });
    const unapproved = [why('parts_to_approve', { parts: ['earnings'] })];
    expect(act(rowOf({ because: unapproved }))).toEqual({ kind: 'approve', part: 'earnings' });
    expect(act(rowOf({ because: [why('ready_to_move')] }))).toEqual({ kind: 'advance' });
  });
});

describe('of an application that waits for a decision', () => {
  const passed = { stage: 'home_visit' as Stage, waitsFor: 'decision' as const, because: [why('visit_passed')] };
  test('what was left undone comes before an approval', () => {
    expect(act(caseOf({ ...passed, documents: [document('pending')] }))).toEqual({ kind: 'review', count: 1 });
    expect(act(caseOf({ ...passed, earned: 'completed' }))).toEqual({ kind: 'approve', part: 'earnings' });
    expect(act(caseOf(passed))).toEqual({ kind: 'decide' });
    const because = [...passed.because, why('parts_to_approve', { parts: ['personal_data'] })];
    expect(act(rowOf({ ...passed, because }))).toEqual({ kind: 'approve', part: 'personal_data' });
  });
  test('after a failed call nothing else comes before it', () => {
    const failed = { ...passed, because: [why('visit_failed')], documents: [document('pending')] };
    expect(act(caseOf(failed))).toEqual({ kind: 'decide' });
    expect(act(rowOf({ ...passed, because: failed.because, toReview: 2 }))).toEqual({ kind: 'decide' });
  });
});

describe('of a decision that waits for a second person', () => {
  const pending = { to: 'approved', by: { id: 'leo', name: 'Leo' }, revision: 7 } as NonNullable<
    ReviewerApplication['proposal']
  >;
  const waits = { waitsFor: 'second_person' as const, proposal: pending };
  const own = { ...pending, by: { id: 'eva', name: 'Eva' } };
  test('another reviewer confirms it, and whoever proposed it is never offered that', () => {
    expect(act(caseOf(waits))).toEqual({ kind: 'confirm', to: 'approved' });
    expect(act(caseOf({ ...waits, proposal: own }))).toEqual(none('second_person'));
    expect(act(caseOf({ ...waits, proposal: null }))).toEqual(none('second_person'));
  });
  test('a list promises nobody that it can be confirmed, which its rows don’t say, nor offers it to whoever proposed it', () => {
    const row = (params: object) =>
      rowOf({ waitsFor: 'second_person', because: [why('confirm', params as Record<string, unknown>)] });
    expect(act(row({ by: 'leo' }))).toEqual({ kind: 'see_proposal' });
    expect(act(row({ by: 'eva' }))).toEqual(none('second_person'));
    expect(act(row({}))).toEqual(none('second_person'));
  });
  test('one that can no longer be confirmed is looked at, also by whoever proposed it', () => {
    expect(act(caseOf({ ...waits, revision: 8 }))).toEqual({ kind: 'see_proposal' });
    expect(act(caseOf({ ...waits, proposal: own, revision: 8 }))).toEqual({ kind: 'see_proposal' });
    for (const proposal of [pending, own])
      expect(act(caseOf({ ...waits, proposal: { ...proposal, planChanged: true } }))).toEqual({ kind: 'see_proposal' });
  });
});

test('a call that is over is reported, by advisors too', () => {
  const over = { waitsFor: 'report' as const, because: [why('visit_unreported')] };
  for (const member of [eva, laura]) {
    expect(act(caseOf(over), member)).toEqual({ kind: 'report' });
    expect(act(rowOf(over), member)).toEqual({ kind: 'report' });
  }
});

test('the legal check is passed once matches are compared', () => {
  const check = { stage: 'judicial_analysis' as Stage, waitsFor: 'check' as const, because: [why('legal_check')] };
  expect(act(caseOf({ ...check, matches: { open: 1 } }))).toEqual({ kind: 'compare', count: 1 });
  expect(act(caseOf(check))).toEqual({ kind: 'check' });
  expect(act(rowOf(check))).toEqual({ kind: 'check' });
});

describe('when it is somebody else’s turn', () => {
  const others = ['outside', 'visit', 'driver'] as const;
  test.each(others)('%s: there is nothing to do but tell the driver what waits', (waits) => {
    const toTell = { at: '2026-11-24T12:08:00Z', tasks: [] };
    expect(act(caseOf({ waitsFor: waits }))).toEqual(none(waits));
    expect(act(rowOf({ waitsFor: waits }))).toEqual(none(waits));
    expect(act(caseOf({ waitsFor: waits, toTell }))).toEqual({ kind: 'tell' });
    expect(act(caseOf({ waitsFor: waits, toTell: { ...toTell, at: now.toISOString() } }))).toEqual(none(waits));
  });
  test('the message waits for the rest of the review', () => {
    const toTell = { at: '2026-11-24T12:08:00Z', tasks: [] };
    expect(act(caseOf({ toTell, earned: 'completed' }))).toEqual({ kind: 'approve', part: 'earnings' });
  });
  test.each(waitsFor.filter((waits) => waits !== 'report'))('%s: an advisor has nothing to do', (waits) => {
    const { personalData: _, ...seen } = caseOf({ waitsFor: waits });
    expect(nextAct(seen as ReviewerApplication, laura, now)).toEqual(none(waits));
    expect(act(rowOf({ waitsFor: waits, toReview: 2 }), laura)).toEqual(none(waits));
  });
  test.each(['approved', 'rejected'] as const)('nothing is left once it is %s', (stage) => {
    expect(act(caseOf({ stage, waitsFor: 'nobody', documents: [document('pending')] }))).toEqual(none('nobody'));
  });
});

describe('a move', () => {
  const warnings = [why('papers_not_reviewed', { count: 2 }), why('second_person'), why('second_person_by_amount')];
  test('names what it skips; a second person is nothing skipped', () => {
    expect(skippedBy({ warnings }).map(({ code }) => code)).toEqual(['papers_not_reviewed']);
  });
  test('asks why if it decides, reopens, skips or leaves something open, and else not', () => {
    const clean = [why('second_person')];
    expect(asksReason('risk_analysis', { to: 'home_visit', warnings: clean }, false)).toBe(false);
    expect(asksReason('risk_analysis', { to: 'home_visit', warnings: clean }, true)).toBe(true);
    expect(asksReason('risk_analysis', { to: 'home_visit', warnings }, false)).toBe(true);
    expect(asksReason('home_visit', { to: 'approved', warnings: clean }, false)).toBe(true);
    expect(asksReason('home_visit', { to: 'rejected', warnings: clean }, false)).toBe(true);
    expect(asksReason('rejected', { to: 'home_visit', warnings: clean }, false)).toBe(true);
  });
});
