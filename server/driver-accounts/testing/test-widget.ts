// A driver with a fresh Mexican application for every test, beside a sandbox widget.
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../sandbox/state.ts';
import { widget } from '../../../sandbox/widget/widget.ts';
import { staff } from '../../applications/events.ts';
import { renewLink } from '../../applications/links.ts';
import { createLog } from '../../core/log.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { createSlowReader } from '../../earnings/testing/test-screenshots.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

export const reader = createSlowReader();
export const outsideLog: string[] = [];
export const secret = 'a-secret-of-the-webhook';
export const weeks = wantedWeeks('2026-11-20');
export const [newest = ''] = weeks;

interface Driver {
  server: TestApp;
  sandbox: RunningSandbox;
  requestId: string;
  applicationId: string;
}

export interface Row {
  earningWeek: string;
  earning: number | null;
  origin: string | null;
}

interface Account {
  accountId: string;
  origin: string;
  status: string;
}

export function startDriver(): Driver {
  const driver = {} as Driver;
  beforeAll(async () => {
    driver.sandbox = await startSandbox({ parts: [widget], port: 0 });
    const settings = { ...widget.settings!(driver.sandbox.state), WIDGET_WEBHOOK_SECRET: secret };
    const retryPolicy = { openAfter: 1000, openForMs: 1, pauseMs: 5, longestPauseMs: 50 };
    const outsideCall = openOutsideCalls(createLog('info', { write: (line) => outsideLog.push(line) }), retryPolicy);
    const given = { reader, outsideCall, settings: { ...settings, WIDGET_ACCOUNTS_PER_HOUR: '1000' } };
    driver.server = await startTestApp(given);
  });
  afterAll(async () => {
    await driver.server.close();
    await driver.sandbox.stop();
  });
  beforeEach(async () => {
    driver.sandbox.state.clear();
    driver.server.setNow('2026-11-20T18:00:00Z');
    Object.assign(driver, await driver.server.open('mx'));
  });
  return driver;
}

export function callsOf(driver: Driver) {
  const call: TestApp['call'] = (...given) => driver.server.call(...given);
  const application = () => requestPath(driver.requestId);
  const post = (body: object) => call('POST', `${application()}/palenca-accounts`, body);
  const add = (accountId: string) => post({ accountId, requestId: driver.requestId });

  async function events(): Promise<{ kind: string; details: unknown }[]> {
    const text = 'select kind, details from application_events where application_id = $1 order by id';
    return (await driver.server.database.pool.query(text, [driver.applicationId])).rows;
  }
  return {
    call,
    post,
    add,
    events,
    /** The account as the application shows it after sending. */
    async added(accountId: string): Promise<Account | undefined> {
      const { data } = await add(accountId);
      return data.palenca.accounts.find((account: Account) => account.accountId === accountId);
    },
    accounts: async (): Promise<Account[]> => (await call('GET', application())).data.palenca.accounts,
    boardOf: async (platform: string) =>
      (await call('GET', `/ocr/profile-data/${driver.requestId}/${platform}/es-MX`)).data,
    put: (week: string, earning: number, reason: string) =>
      call('PUT', `${application()}/earnings/uber/${week}`, { earning, reason }),
    /** Replaces the link of the application. */
    async renew(): Promise<void> {
      driver.requestId = await renewLink(driver.server.deps, driver.applicationId, {
        actor: staff('test'),
        reason: 'lost',
      });
    },
    async hook(data: object): Promise<number> {
      const sent = {
        account_id: 'uber-success',
        external_id: driver.requestId,
        platform: 'uber',
        webhook_action: 'login.created',
      };
      const body = { data: { ...sent, ...data }, webhook_url: 'https://volante.example' };
      return (await call('POST', `/palenca/webhook/${secret}`, body)).status;
    },
    script: (...answers: ScriptedAnswer[]) => driver.sandbox.state.script('widget', answers),
    eventKinds: async () => (await events()).map(({ kind }) => kind),
    async eventDetails(kind: string) {
      const found = (await events()).find((event) => event.kind === kind);
      return found?.details as { weeks: { week: string; before: unknown }[] };
    },
  };
}
