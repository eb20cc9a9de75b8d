import type { Inbox } from '@volante/contract/staff/inbox/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIn } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
afterAll(server.close);
const { query } = server;
let ana: TestStaff;
let eva: TestStaff;
let leo: TestStaff;
let auditor: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
  leo = await hire(server, 'reviewer', 'Leo');
  auditor = await hire(server, 'auditor', 'Olga');
});
beforeEach(async () => {
  await query('truncate staff_mentions, staff_tasks, staff_watches, staff_presence');
  await query('update queue_rows set assignee = null');
});

type Opened = Awaited<ReturnType<typeof server.open>>;
const idOf = (who: TestStaff) => who.me.account.id;
const of = ({ applicationId }: Opened, path = '') => `/applications/${applicationId}${path}`;
const inbox = async (who: TestStaff): Promise<Inbox> => (await who.call('GET', '/inbox')).data;
const read = async (who: TestStaff, application: Opened) => (await who.call('GET', of(application))).data;
const phone = '5512345678';
async function openNamed(): Promise<Opened> {
  const application = await server.open('mx');
  await save(application, { firstName: 'María', lastName: 'López', phone, email: 'maria@example.com' });
  return application;
}
const save = ({ requestId }: Opened, fields: object) =>
  server.call('PATCH', `${requestPath(requestId)}/personal-data`, fields);
const haveOpen = (who: TestStaff, application: Opened) => who.call('POST', of(application, '/presence'));
const give = (application: Opened, who: TestStaff) =>
  eva.call('PUT', of(application, '/assignee'), { from: null, to: idOf(who) });
const watch = (who: TestStaff, application: Opened, watching = true) =>
  who.call('PUT', of(application, '/watching'), { watching });
const cameBack = async (who: TestStaff) => (await inbox(who)).cameBack.map(({ what }) => what);

describe('a mention', () => {
  const note = (application: Opened, body: object) => eva.call('POST', of(application, '/notes'), body);

  test('is kept with the note, whose text stays as typed, and is in the inbox of its person until they put it away', async () => {
    const application = await openNamed();
    const text = '@Ana ¿le llamas? @nadie sigue siendo texto';
    const { data } = await note(application, { text, mentions: [idOf(ana), idOf(ana)] });
    const [{ id, ...written }] = data.notes;
    expect(written).toMatchObject({ text, mentions: [{ id: idOf(ana), name: 'Ana' }] });
    const { mentions } = await inbox(ana);
    expect(mentions).toMatchObject([{ noteId: id, text, by: { name: 'Eva' }, name: 'María López' }]);
    expect((await inbox(eva)).mentions).toEqual([]);
    expect((await ana.call('POST', of(application, `/notes/${id}/seen`))).data).toEqual({ seen: true });
    expect((await inbox(ana)).mentions).toEqual([]);
    expect((await read(eva, application)).notes[0].mentions).toHaveLength(1);
  });

  test('of somebody who could not read the note is refused, and so is the note', async () => {
    const application = await openNamed();
    const unknown = '0190b0a0-0000-7000-8000-000000000000';
    for (const other of [idOf(auditor), unknown])
      expect(failed(await note(application, { text: 'Hola', mentions: [idOf(ana), other] }))).toEqual([
        ...[422, 'unprocessable_error', 'mentions.1'],
      ]);
    await query('update staff_accounts set disabled_at = now() where id = $1', [idOf(leo)]);
    expect((await note(application, { text: 'Hola', mentions: [idOf(leo)] })).status).toBe(422);
    await query('update staff_accounts set disabled_at = null where id = $1', [idOf(leo)]);
    expect((await read(eva, application)).notes).toEqual([]);
  });

  test('is put away only by its person; one in a note that was struck out is gone', async () => {
    const application = await openNamed();
    const { data } = await note(application, { text: '@Ana', mentions: [idOf(ana)] });
    const path = of(application, `/notes/${data.notes[0].id}`);
    expect(failed(await leo.call('POST', `${path}/seen`))).toEqual([404, 'not_found_error']);
    expect(failed(await ana.call('POST', of(await openNamed(), `/notes/${data.notes[0].id}/seen`)))).toEqual([
      ...[404, 'not_found_error'],
    ]);
    expect((await inbox(ana)).mentions).toHaveLength(1);
    await eva.call('POST', `${path}/strike`);
    expect((await inbox(ana)).mentions).toEqual([]);
  });
});

describe('a task', () => {
  const add = async (application: Opened, body: object) => eva.call('POST', of(application, '/tasks'), body);

  test('is in the inbox of its owner by due day, until anybody says that it is done', async () => {
    const application = await openNamed();
    const { revision } = await read(eva, application);
    await add(application, { text: 'Segunda', owner: idOf(ana), due: '2026-12-02' });
    const { data } = await add(application, { text: 'Primera', owner: idOf(ana), due: '2026-12-01' });
    expect(data.tasks).toMatchObject([
      { text: 'Primera', due: '2026-12-01', owner: { name: 'Ana' }, by: { name: 'Eva' }, done: null },
      { text: 'Segunda', due: '2026-12-02' },
    ]);
    expect((await inbox(ana)).tasks).toMatchObject([
      { text: 'Primera', due: '2026-12-01', name: 'María López', applicationId: application.applicationId },
      { text: 'Segunda' },
    ]);
    const path = of(application, `/tasks/${data.tasks[0].id}`);
    const done = await leo.call('PATCH', path, { done: true });
    expect(done.data.tasks.map(({ text }: { text: string }) => text)).toEqual(['Segunda', 'Primera']);
    expect(done.data.tasks[1].done).toMatchObject({ by: { name: 'Leo' } });
    expect((await ana.call('PATCH', path, { done: true })).data.tasks[1].done.by.name).toBe('Leo');
    expect((await inbox(ana)).tasks).toHaveLength(1);
    await ana.call('PATCH', path, { done: false });
    expect((await inbox(ana)).tasks).toHaveLength(2);
    expect((await read(eva, application)).revision).toBe(revision);
  });

  test('is given to somebody else, and moved to another day', async () => {
    const application = await openNamed();
    const { data } = await add(application, { text: 'Llamarle', owner: idOf(ana), due: '2026-12-01' });
    const path = of(application, `/tasks/${data.tasks[0].id}`);
    await ana.call('PATCH', path, { owner: idOf(leo), due: '2026-12-09' });
    expect((await inbox(ana)).tasks).toEqual([]);
    expect((await inbox(leo)).tasks).toMatchObject([{ text: 'Llamarle', due: '2026-12-09' }]);
    expect(failed(await ana.call('PATCH', path, { owner: idOf(auditor) }))).toEqual([
      ...[422, 'unprocessable_error', 'owner'],
    ]);
    expect(failed(await ana.call('PATCH', of(application, '/tasks/x'), { done: true }))).toEqual([
      ...[404, 'not_found_error'],
    ]);
  });

  test('of somebody who may no longer do it is in the inbox of who asked for it, and of who has the application', async () => {
    const application = await openNamed();
    await add(application, { text: 'Llamarle', owner: idOf(leo), due: '2026-12-01' });
    await give(application, ana);
    const open = async () => (await Promise.all([eva, ana].map(inbox))).map(({ tasks }) => tasks.length);
    expect(await open()).toEqual([0, 0]);
    for (const lost of ['disabled_at = now()', 'ends_at = now()', `roles = '{auditor}'`]) {
      await query(`update staff_accounts set ${lost} where id = $1`, [idOf(leo)]);
      expect(await open(), lost).toEqual([1, 1]);
      await query(`update staff_accounts set disabled_at = null, ends_at = null, roles = '{reviewer}' where id = $1`, [
        idOf(leo),
      ]);
    }
    expect(await open()).toEqual([0, 0]);
  });

  test('needs a text, a day of the calendar, and an owner who may work on it', async () => {
    const application = await openNamed();
    const good = { text: 'Llamarle', owner: idOf(ana), due: '2026-12-01' };
    const wrong = { text: ' ', owner: idOf(auditor), due: '2026-02-30' };
    for (const [path, value] of Object.entries(wrong))
      expect(failed(await add(application, { ...good, [path]: value }))).toEqual([422, 'unprocessable_error', path]);
  });

  test('stays open when its application is closed, and can still be done; erased with it, it is gone', async () => {
    const application = await openNamed();
    const { data } = await add(application, { text: 'Devolver papeles', owner: idOf(ana), due: '2026-12-01' });
    const { revision } = await read(eva, application);
    await eva.call('POST', of(application, '/close'), { revision, reason: 'withdrew' });
    expect((await inbox(ana)).tasks).toHaveLength(1);
    expect((await ana.call('PATCH', of(application, `/tasks/${data.tasks[0].id}`), { done: true })).status).toBe(200);
    await add(application, { text: 'Otra', owner: idOf(ana), due: '2026-12-01' });
    await query('delete from applications where id = $1', [application.applicationId]);
    expect((await inbox(ana)).tasks).toEqual([]);
  });
});

describe('what came back', () => {
  test('is what a driver did, since one had the application open, with those one watches or has', async () => {
    const [watched, had, others] = [await openNamed(), await openNamed(), await openNamed()];
    expect((await watch(ana, watched)).data.watchers).toEqual([{ id: idOf(ana), name: 'Ana' }]);
    await give(had, ana);
    await haveOpen(ana, had);
    expect(await cameBack(ana)).toEqual([]);
    for (const application of [watched, had, others])
      await eva.call('POST', of(application, '/corrections'), {
        ...{ part: 'personal_data', paths: ['street'], reason: 'outdated' },
      });
    expect(await cameBack(ana)).toEqual([]);
    for (const application of [watched, had, others]) await save(application, { street: 'Reforma' });
    const rows = (await inbox(ana)).cameBack;
    expect(rows.map(({ applicationId }) => applicationId)).toEqual([had.applicationId, watched.applicationId]);
    for (const { what, name } of rows)
      expect([what, name]).toEqual([expect.arrayContaining(['correction']), 'María López']);
    await haveOpen(ana, had);
    await watch(ana, watched, false);
    expect(await cameBack(ana)).toEqual([]);
  });

  test('an application that somebody was given and never opened is new to them', async () => {
    const application = await openNamed();
    await give(application, ana);
    await eva.call('POST', of(application, '/corrections'), {
      ...{ part: 'personal_data', paths: ['street'], reason: 'outdated' },
    });
    await save(application, { street: 'Reforma' });
    expect(await cameBack(ana)).toEqual([]);
  });

  test('the turn comes back when the driver has done all that was asked, and is over once we have answered', async () => {
    const application = await openNamed();
    await watch(ana, application);
    const turn = async (waitsFor: string) =>
      query(
        'update queue_rows set waits_for = $2, waiting_since = now(), updated_at = now() where application_id = $1',
        [...[application.applicationId, waitsFor]],
      );
    await turn('review');
    expect(await cameBack(ana)).toEqual([['turn']]);
    // Between two of our own turns nothing came back.
    await haveOpen(ana, application);
    await turn('check');
    expect(await cameBack(ana)).toEqual([]);
    await turn('driver');
    await turn('review');
    expect(await cameBack(ana)).toEqual([['turn']]);
    await turn('driver');
    expect(await cameBack(ana)).toEqual([]);
  });

  test('a message of the driver comes back', async () => {
    const application = await openNamed();
    await watch(ana, application);
    await query(`insert into conversations (application_id, channel, heard_at) values ($1, 'whatsapp', now())`, [
      application.applicationId,
    ]);
    const write = (author: string, state: string | null) =>
      query(
        `insert into conversation_messages (id, application_id, channel, author, state, text, at, received_at)
         values (gen_random_uuid(), $1, 'whatsapp', $2, $3, 'Hola', now(), now())`,
        [application.applicationId, author, state],
      );
    await write('server', 'sent');
    expect(await cameBack(ana)).toEqual([]);
    await write('driver', null);
    expect(await cameBack(ana)).toEqual([['message']]);
  });

  test('whoever proposed a decision watches it, and learns that a second person refused it', async () => {
    const application = await openIn(server, 'judicial_analysis');
    const propose = async () => {
      const { revision } = await read(eva, application);
      const body = { revision, from: 'judicial_analysis', to: 'rejected', reason: 'así', reasons: ['other'] };
      return eva.call('POST', of(application, '/stage'), body);
    };
    expect((await propose()).data.case.watchers).toEqual([{ id: idOf(eva), name: 'Eva' }]);
    await eva.call('DELETE', of(application, '/proposal'));
    expect(await cameBack(eva)).toEqual([]);
    await propose();
    await leo.call('DELETE', of(application, '/proposal'));
    expect(await cameBack(eva)).toEqual([['refused']]);
    expect((await leo.call('GET', of(application, '/timeline?kind=decision_refused'))).data.items).toHaveLength(1);
    await haveOpen(eva, application);
    expect(await cameBack(eva)).toEqual([]);
  });
});

test('notes and tasks are announced to open consoles without raising the revision', async () => {
  const application = await openNamed();
  const { revision } = await read(eva, application);
  const heard: unknown[] = [];
  const stop = await server.deps.live.listen({ heard: (event) => heard.push(event), lost: () => undefined });
  const announced = { kind: 'application', applicationId: application.applicationId, revision, country: 'mx' };
  await eva.call('POST', of(application, '/notes'), { text: 'Hola' });
  await expect.poll(() => heard).toEqual([announced]);
  await eva.call('POST', of(application, '/tasks'), { text: 'Llamar', owner: idOf(ana), due: '2026-12-01' });
  await expect.poll(() => heard).toEqual([announced, announced]);
  stop();
});
