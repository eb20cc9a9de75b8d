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
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

export let sandbox: RunningSandbox;
export let server: TestApp;
export let requestId: string;
export let applicationId: string;
export const reader = createSlowReader();
export const outsideLog: string[] = [];
export const secret = 'a-secret-of-the-webhook';
export const weeks = wantedWeeks('2026-11-20');
export const [newest = ''] = weeks;

/** A product beside a played widget for the tests of a file, with a new Mexican application for each. */
export function playPalenca(): void {
  beforeAll(async () => {
    sandbox = await startSandbox({ parts: [widget], port: 0 });
    const settings = { ...widget.settings!(sandbox.state), WIDGET_WEBHOOK_SECRET: secret };
    const patience = { openAfter: 1000, openForMs: 1, pauseMs: 5, longestPauseMs: 50 };
    const outsideCall = openOutsideCalls(createLog('info', { write: (line) => outsideLog.push(line) }), patience);
    server = await startTestApp({ reader, outsideCall, settings: { ...settings, WIDGET_ACCOUNTS_PER_HOUR: '1000' } });
  });
  afterAll(async () => {
    await server.close();
    await sandbox.stop();
  });
  beforeEach(async () => {
    sandbox.state.clear();
    server.setNow('2026-11-20T18:00:00Z');
    await openIn('mx');
  });
}

/** A new application, which the functions below speak of. */
export async function openIn(country: 'mx' | 'us'): Promise<void> {
  ({ requestId, applicationId } = await server.open(country));
}

/** Gives the application another link. */
export async function renew(): Promise<void> {
  requestId = await renewLink(server.deps, applicationId, { actor: staff('test'), reason: 'lost' });
}

export interface Row {
  earningWeek: string;
  earning: number | null;
  origin: string | null;
}

export interface Account {
  accountId: string;
  origin: string;
  status: string;
}

export async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await server.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  const body = answer.json();
  return { status: answer.statusCode, code: body.error?.code, data: body.data };
}

export function post(body: object) {
  return call('POST', `/public/admission/requests/${requestId}/palenca-accounts`, body);
}

export function add(accountId: string) {
  return post({ accountId, requestId });
}

/** The account as the application shows it after it was sent. */
export async function added(accountId: string): Promise<Account | undefined> {
  const { data } = await add(accountId);
  return data.palenca.accounts.find((account: Account) => account.accountId === accountId);
}

export async function accounts(): Promise<Account[]> {
  return (await call('GET', `/public/admission/requests/${requestId}`)).data.palenca.accounts;
}

export async function boardOf(platform: string) {
  return (await call('GET', `/ocr/profile-data/${requestId}/${platform}/es-MX`)).data;
}

export function put(week: string, earning: number, reason: string) {
  return call('PUT', `/public/admission/requests/${requestId}/earnings/uber/${week}`, { earning, reason });
}

export async function hook(data: object): Promise<number> {
  const sent = {
    account_id: 'uber-success',
    external_id: requestId,
    platform: 'uber',
    webhook_action: 'login.created',
  };
  const body = { data: { ...sent, ...data }, webhook_url: 'https://volante.example' };
  return (await call('POST', `/palenca/webhook/${secret}`, body)).status;
}

export function script(...answers: ScriptedAnswer[]): void {
  sandbox.state.script('widget', answers);
}

export async function events(): Promise<{ kind: string; details: unknown }[]> {
  const text = 'select kind, details from application_events where application_id = $1 order by id';
  return (await server.database.pool.query(text, [applicationId])).rows;
}

export async function eventKinds(): Promise<string[]> {
  return (await events()).map(({ kind }) => kind);
}

export async function eventDetails(kind: string) {
  const found = (await events()).find((event) => event.kind === kind);
  return found?.details as { weeks: { week: string; before: unknown }[] };
}
