// The page of an application with these earnings, with a simulated server.

import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { Affordability } from '@volante/contract/staff/affordability/affordability.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../../router/app.tsx';
import { meAs, type PlayedCall, playServer, workAs } from '../../../testing/played-server.ts';
import { counts, staffApplication } from '../../../testing/test-application.ts';
import type { WeekRow } from '../read-earnings.ts';

export const application = staffApplication({ country: 'mx' });
export const path = `/applications/${application.applicationId}`;
export const eva = { id: 'e', name: 'Eva Ríos' };
export const reviewed = (
  decision: 'accepted' | 'corrected' | 'refused',
  amount: number | null,
  reason: string | null,
) => ({
  review: { decision, amount, reason, by: eva, at: '2026-11-20T12:00:00Z' },
});

const noEarnings: Affordability = {
  ...{ currency: 'MXN', weeks: [], netMinor: 0, refusedMinor: 0, medianMinor: 0, volatility: null, trendMinor: 0 },
  ...{ onWordShare: null, platforms: [] },
};
const nothingBorne = { affordability: noEarnings, payment: null, recordedAt: null, paymentShare: 35 };

/** Opens the page, or the one `below` it; returns the calls received, and the writes among them. */
export async function openPage(answers: Record<string, (call: PlayedCall) => object>, below = '') {
  const calls = playServer({
    'GET /applications/counts': () => counts,
    'GET /views': () => ({ items: [], next: null }),
    [`GET ${path}`]: () => application,
    [`GET ${path}/timeline`]: () => ({ items: [], next: null }),
    [`POST ${path}/presence`]: () => ({ others: [] }),
    [`GET ${path}/ledger`]: () => ({ revision: application.revision, facts: [], notRead: [] }),
    [`GET ${path}/affordability`]: () => nothingBorne,
    [`GET ${path}/matches`]: () => ({ items: [], next: null }),
    [`GET ${path}/devices`]: () => ({ known: [], asking: [] }),
    ...answers,
  });
  history.replaceState(null, '', `/staff${path}${below}`);
  await render(<App />);
  return { calls, writes: () => calls.filter(({ name }) => !/^GET|presence/.test(name)) };
}

/** Opens the page at these earnings. */
export async function openEarnings(
  first: StaffEarnings,
  answers: Record<string, (call: PlayedCall) => object> = {},
  change: Partial<ReviewerApplication> = {},
) {
  const opened = await openPage({
    [`GET ${path}`]: () => ({ ...application, ...change }),
    [`GET ${path}/earnings`]: () => first,
    ...answers,
  });
  await expect.element(page.getByRole('table', { name: 'Semanas de Uber' })).toBeVisible();
  return opened;
}

export const weekRow = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
export const dialog = () => page.getByRole('dialog');

/**
 * Before each test: a reviewer at a computer; pages of files are all the same picture, with their URLs in
 * `data-address`.
 */
export function beReviewer(): void {
  const before = location.href;
  beforeEach(async () => {
    playPictures();
    await page.viewport(1280, 800);
    workAs(meAs('reviewer'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', before);
  });
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let heldBack: (() => void)[] | null = null;

/** From here on no picture loads until the returned function is called. */
export function holdPictures(): () => void {
  const held: (() => void)[] = [];
  heldBack = held;
  return () => {
    heldBack = null;
    for (const give of held) give();
  };
}

let broken = false;

/** From here on every picture fails to load until the returned function is called. */
export function breakPictures(): () => void {
  broken = true;
  return () => {
    broken = false;
  };
}

// React sets the URL in either of these ways.
function playPictures(): void {
  heldBack = null;
  broken = false;
  const set = Element.prototype.setAttribute;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    const isPage = name === 'src' && value.includes('/media/');
    if (isPage) set.call(this, 'data-address', value);
    const give = () => set.call(this, name, isPage ? (broken ? 'data:image/gif;base64,AAAA' : picture) : value);
    if (isPage && heldBack) heldBack.push(give);
    else give();
  });
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: Element, value) {
    this.setAttribute('src', value);
  });
}

const weeks = wantedWeeks('2026-11-18');
export const [newest = '', second = ''] = weeks;

/** Earnings of Uber from screenshots: the newest weeks as given, the others empty. */
export function earningsWith(given: readonly Partial<WeekRow>[], revision = 1): StaffEarnings {
  const rows = weeks.map((week, at): WeekRow => {
    const { amount = null, ...more } = given[at] ?? {};
    const isFilled = amount !== null;
    return {
      week,
      amount,
      counted: amount,
      origin: isFilled ? 'screenshot' : null,
      readAmount: amount,
      confidence: isFilled ? 0.97 : null,
      mediaId: isFilled ? `media-${at}` : null,
      channel: null,
      boxes: { week: null, amount: null },
      marks: [],
      evidence: [],
      edited: [],
      review: null,
      ...more,
    };
  });
  const profile = { fullName: 'María José Núñez', rating: 4.93, origin: 'screenshot', mediaId: null } as const;
  return {
    revision,
    status: 'completed',
    weeks,
    platforms: [
      {
        platform: 'uber',
        currency: 'MXN',
        verified: true,
        profile: { ...profile, boxes: { name: null, rating: null } },
        accounts: [],
        rows,
        sums: {
          asSent: sumsOf(rows.map(({ amount }) => amount)),
          asReviewed: sumsOf(rows.map(({ counted }) => counted)),
          weeksCounted: rows.filter(({ counted }) => counted !== null).length,
        },
      },
    ],
  };
}

function sumsOf(amounts: readonly (number | null)[]) {
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return { total, mean: null, median: null, trend: null };
}
