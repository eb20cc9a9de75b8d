// A driver with a fresh Mexican application for every test, and the calls such a driver's app makes.
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSlowReader, type Sent, sendScreenshot } from './test-screenshots.ts';

export const reader = createSlowReader();
/** The twelve weeks requested on the day of the tests, newest first. */
export const weeks = wantedWeeks('2026-11-21');
export const [newest = '', second = ''] = weeks;

interface Row {
  earningWeek: string;
  earning: number | null;
  origin: string | null;
}

interface Driver {
  server: TestApp;
  requestId: string;
  applicationId: string;
}

export function startDriver(): Driver {
  const driver = {} as Driver;
  beforeAll(async () => {
    driver.server = await startTestApp({ reader, settings: { SCREENSHOTS_PER_HOUR: '100000' } });
  });
  afterAll(() => driver.server.close());
  beforeEach(async () => {
    reader.failWith(null);
    driver.server.setNow('2026-11-21T18:00:00Z');
    Object.assign(driver, await driver.server.open('mx'));
  });
  return driver;
}

export function callsOf(driver: Driver) {
  const call: TestApp['call'] = (...given) => driver.server.call(...given);
  const application = () => requestPath(driver.requestId);
  const address = (week: string, platform = 'uber') => `${application()}/earnings/${platform}/${week}`;
  const board = () => call('GET', `/ocr/profile-data/${driver.requestId}/uber/es-MX`);
  const rows = async (): Promise<Row[]> => (await board()).data.earnings;
  const send = (sent: Sent) => sendScreenshot(driver.server, { requestId: driver.requestId, ...sent });
  const put = (week: string, earning: unknown, reason = 'correction', platform = 'uber') =>
    call('PUT', address(week, platform), { earning, reason });
  return {
    call,
    address,
    board,
    send,
    put,
    earnings: (week: string, amount: number) => reader.draw({ week, amount }),
    read: async (week: string, amount: number) => send({ image: await reader.draw({ week, amount }) }),
    row: async (week: string) => (await rows()).find((row) => row.earningWeek === week),
    /** The filled weeks with their amounts. */
    amounts: async () =>
      Object.fromEntries(
        (await rows()).flatMap((row) => (row.earning === null ? [] : [[row.earningWeek, row.earning]])),
      ),
    accounts: async () => (await call('GET', application())).data.palenca.accounts,
    analysis: () => call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`),
    async fillAll(platform = 'uber') {
      for (const [i, week] of weeks.entries()) await put(week, 1000 + 100 * (11 - i), 'correction', platform);
    },
    /** The number of pictures stored as files. */
    async mediaCount(): Promise<number> {
      const text = 'select count(*)::int as n from media where application_id = $1';
      return (await driver.server.database.pool.query(text, [driver.applicationId])).rows[0].n;
    },
  };
}
