import type { Visit } from '@volante/contract/staff/visit.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, onlyAdvisors, openCaller } from '../../appointments/testing/test-calendar.ts';
import { sweepMedia } from '../../media/sweep.ts';
import { encodeForm, storedKeys } from '../../media/testing/test-upload.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followClock } from '../queue/refresh-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let eva: TestStaff;
const BEFORE = '2026-12-02T14:20:00Z';
beforeAll(async () => {
  server.setNow(BEFORE);
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});
let caller: Caller;
let visit: Visit;
beforeEach(async () => {
  server.setNow(BEFORE);
  await query('delete from applications');
  await onlyAdvisors(server, { name: 'Laura' });
  caller = await openCaller(server);
  await walkTo(server, caller, 'home_visit');
  await caller.book('20261202T1500Z', {}, 'America/Mexico_City');
  visit = (await read()).visit;
});

const read = async (who = ana) => (await who.call('GET', `/applications/${caller.applicationId}`)).data;
const report = async (method: 'PUT' | 'POST', rest: string, body: object) =>
  (await ana.call(method, `/visits/${visit.id}/report${rest}`, body)).data;
async function finish(outcome: string): Promise<void> {
  const { revision } = await report('PUT', '', {
    ...{ revision: 0, isAddressProvidedByApplicant: true, hasGarage: true, residentOwnershipStatus: 'rented' },
    ...{ doesProofOfAddressMatchLocation: 'yes', proofOfPropertyOwnership: 'seen', comments: 'bien' },
  });
  expect(await report('POST', '/finish', { revision, outcome })).toMatchObject({ outcome });
}
const asDriver = async () =>
  (await server.call('GET', `/public/admission/requests/${caller.requestId}`)).data as {
    status: string;
    homeVisit: { status: string };
    visitAhead?: true;
    visitOver?: true;
  };
const approve = async () =>
  eva.call('POST', `/applications/${caller.applicationId}/stage`, {
    ...{ revision: (await read()).revision, from: 'home_visit', to: 'approved', reason: 'all is well' },
  });

describe('after the report', () => {
  test('a past visit waits for its report, and a passed one for a decision, which may approve', async () => {
    expect(await read()).toMatchObject({ waitsFor: 'visit' });
    // A session expires after an hour without a call.
    for (const now of ['2026-12-02T15:05:00Z', '2026-12-02T15:31:00Z']) {
      server.setNow(now);
      await Promise.all([read(), read(eva)]);
    }
    await followClock(server.deps);
    expect(await read()).toMatchObject({ waitsFor: 'report', because: [{ code: 'visit_unreported' }] });
    expect((await approve()).code).toBe('visit_not_recorded');
    await finish('passed');
    const shown = await read(eva);
    expect(shown).toMatchObject({ waitsFor: 'decision', because: [{ code: 'visit_passed' }] });
    expect(shown.moves.find(({ to }: { to: string }) => to === 'approved')).toMatchObject({ allowed: true });
    expect(await asDriver()).toMatchObject({ status: 'home_visit', homeVisit: { status: 'completed' } });
    expect((await approve()).data.case).toMatchObject({ stage: 'approved', waitsFor: 'nobody' });
    expect(await asDriver()).toMatchObject({ status: 'approved', homeVisit: { status: 'approved' } });
    const reopened = await eva.call('POST', `/visits/${visit.id}/report/reopen`, { reason: 'too late' });
    expect(reopened.code).toBe('application_closed');
  });

  test('a visit reported before its end waits for the decision at once and is no longer upcoming', async () => {
    await finish('failed');
    expect(await read()).toMatchObject({ waitsFor: 'decision', because: [{ code: 'visit_failed' }] });
    expect(await asDriver()).toMatchObject({ homeVisit: { status: 'completed' }, visitOver: true });
    expect((await approve()).code).toBe('visit_not_recorded');
  });

  test('a visit to be repeated is booked again by the driver, and its advisor’s time is free', async () => {
    await finish('repeat');
    const driver = await asDriver();
    expect([driver.homeVisit.status, driver.visitAhead, driver.visitOver]).toEqual(['pending', undefined, undefined]);
    expect(await read()).toMatchObject({ waitsFor: 'driver' });
    expect((await caller.book('20261202T1500Z')).status).toBe(200);
    expect(await asDriver()).toMatchObject({ visitAhead: true });
    const shown = await read();
    expect([shown.waitsFor, shown.reports.length, shown.visit.report.revision]).toEqual(['visit', 2, 0]);
  });

  test('the timeline shows who reported what, and why a report was reopened', async () => {
    await finish('passed');
    await eva.call('POST', `/visits/${visit.id}/report/reopen`, { reason: 'another house' });
    const { data } = await ana.call('GET', `/applications/${caller.applicationId}/timeline?source=event&limit=2`);
    expect(data.items).toMatchObject([
      { kind: 'visit_report_reopened', actor: { name: 'Eva' } },
      { kind: 'visit_reported', actor: { name: 'Ana' }, details: { outcome: 'passed' } },
    ]);
  });
});

describe('pictures of a visit', () => {
  async function add(bytes: Buffer | Buffer[], headers: Record<string, string> = {}) {
    const form = await encodeForm(
      null,
      [bytes].flat().map((item) => ({ bytes: item })),
    );
    const answer = await server.inject({
      method: 'POST',
      url: `/api/staff/visits/${visit.id}/report/images`,
      headers: { cookie: ana.cookie, ...form.headers, ...headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const page = async (mediaId: string, who = ana) =>
    server.inject({
      url: `/api/staff/applications/${caller.applicationId}/media/${mediaId}/pages/1?size=thumb`,
      headers: { cookie: who.cookie },
    });

  test('are added to the draft, shown to advisors, and removed when a save leaves them out', async () => {
    const { data: first } = await add(await files.jpeg());
    expect(first).toMatchObject({ revision: 1, images: [{ uploadedBy: 'staff', mimeType: 'image/jpeg' }] });
    const { data: second } = await add(await files.png());
    const [item, two] = second.images.map((image: { id: string }) => image.id);
    expect((await page(two)).headers['content-type']).toBe('image/webp');
    const kept = await report('PUT', '', { revision: 2, images: [two] });
    expect(kept.images.map((image: { id: string }) => image.id)).toEqual([two]);
    expect((await page(item)).json().error.code).toBe('media_not_found');
  });

  test('are sent one per call, in the formats of home photos, and only to an unfinished report', async () => {
    const [photo, document, before] = [await files.jpeg(), await files.pdf(), await storedKeys(server)];
    expect((await add([photo, photo])).error.code).toBe('too_many_files');
    expect((await add([])).error.code).toBe('file_missing');
    expect((await add(document)).error.code).toBe('file_type_not_accepted');
    await finish('passed');
    expect((await add(photo)).error.code).toBe('conflict_error');
    expect(await query('select from media')).toEqual([]);
    expect(await storedKeys(server)).toEqual(before);
  });

  test('sent twice with one key are one picture', async () => {
    const photo = await files.jpeg();
    const both = [await add(photo, { 'idempotency-key': 'k' }), await add(photo, { 'idempotency-key': 'k' })];
    expect(both.map(({ data }) => data.images.length)).toEqual([1, 1]);
    expect((await read()).visit.report.images).toHaveLength(1);
  });

  test('stay while the report contains them, and are deleted a day after their removal', async () => {
    const { data } = await add(await files.jpeg());
    const two = await add(await files.png());
    // Two days after its removal, however long it had been there.
    await query(`update media set updated_at = updated_at - interval '2 days'`);
    await report('PUT', '', { revision: two.data.revision, images: [data.images[0].id] });
    await sweepMedia(server.deps);
    expect(await query('select from media')).toHaveLength(2);
    server.setNow('2026-12-04T15:00:00Z');
    await sweepMedia(server.deps);
    expect(await query('select id from media')).toEqual([{ id: data.images[0].id }]);
  });

  test('are logged with their application', async () => {
    await add(await files.jpeg());
    expect(
      await query(`select application_id from staff_audit where kind = 'addReportImage' order by id desc limit 1`),
    ).toEqual([{ application_id: caller.applicationId }]);
  });
});
