import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@volante/contract/api.ts';
import type { Endpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyAdvisors, openCaller } from '../../appointments/testing/test-calendar.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const many = '1000000';
const server = await startTestApp({
  settings: { CALLS_PER_MINUTE: many, APPLICATION_CALLS_PER_MINUTE: many, WRITES_PER_HOUR: many },
});
afterAll(server.close);
const { query } = server;
let admin: TestStaff;

beforeAll(async () => {
  server.setNow('2026-12-02T14:20:00Z');
  admin = await hire(server, 'everything');
  await admin.stepUp();
  await onlyAdvisors(server, { name: 'Laura' });
});

interface Erased {
  applicationId: string;
  requestId: string;
  visitId: string;
}

/** An application with a visit. */
async function openWhole(): Promise<Erased> {
  const caller = await openCaller(server);
  await walkTo(server, caller, 'home_visit');
  await query(`delete from appointments`);
  expect((await caller.book('20261202T1500Z', {}, 'America/Mexico_City')).status).toBe(200);
  const [{ id: visitId }] = await query('select id from appointments where application_id = $1', [
    caller.applicationId,
  ]);
  return { applicationId: caller.applicationId, requestId: caller.requestId, visitId };
}

/** Runs a call that finds the application, which is erased before the call can write. */
async function whileErased<Answer>({ applicationId }: Erased, call: () => Promise<Answer>): Promise<Answer> {
  const eraser = await server.database.pool.connect();
  try {
    await eraser.query('begin');
    await eraser.query('delete from applications where id = $1', [applicationId]);
    let isOver = false;
    const answer = call().finally(() => {
      isOver = true;
    });
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while (!isOver && (await eraser.query(waits)).rows.length === 0) await pause(2);
    await eraser.query('commit');
    return await answer;
  } finally {
    eraser.release();
  }
}

const exampleFor = ({ body }: { body?: StaffEndpoint['body'] }) => body && (exampleOf(body) as object);

describe('a call of staff about an application that is being erased answers a code', () => {
  const calls = Object.entries<StaffEndpoint | StaffDoor>(staffApi).filter(
    ([, { path, form, method }]) => method !== 'GET' && !form && /\{(applicationId|visitId)\}/.test(path),
  );
  test.each(calls)('%s', async (_, call) => {
    const application = await openWhole();
    for (const isOpened of [false, true]) {
      const again = isOpened ? await openWhole() : application;
      if (isOpened) await admin.call('GET', `/applications/${again.applicationId}`);
      const known: Record<string, string> = { ...again, type: 'curp' };
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => known[name] ?? randomUUID());
      const { status } = await whileErased(again, () => admin.call(call.method, path, exampleFor(call)));
      expect(status, String(isOpened)).toBeLessThan(500);
    }
  });
});

describe('a write of a driver whose application is being erased answers a code', () => {
  const calls = Object.entries<Endpoint>(api).filter(
    ([, { gate, form, method }]) => method !== 'GET' && !form && (gate === 'holder' || gate === 'link'),
  );
  test.each(calls)('%s', async (_, call) => {
    const application = await openWhole();
    const known: Record<string, string> = {
      id: application.requestId,
      requestId: application.requestId,
      type: 'curp',
      platform: 'uber',
    };
    const url = `/api${call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => known[name] ?? randomUUID())}`;
    const { statusCode } = await whileErased(application, () =>
      server.inject({
        method: call.method,
        url,
        headers: { 'x-admission-request-id': application.requestId, 'content-type': 'application/json' },
        payload: JSON.stringify(exampleFor(call) ?? {}),
      }),
    );
    expect(statusCode).toBeLessThan(500);
  });
});
