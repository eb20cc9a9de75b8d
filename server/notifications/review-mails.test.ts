import { randomUUID } from 'node:crypto';
import type { Application } from '@volante/contract/application.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { walkTo } from '../testing/application.ts';
import { sweepDeliveries } from './deliver.ts';
import { writeEmail } from './emails/email-text.ts';
import { occasionOf } from './emails/occasion.ts';
import { drawShort, fillTemplate } from './emails/phone-text.ts';
import { openPost } from './testing/test-post.ts';
import { openReview } from './testing/test-reviewed.ts';

const post = await openPost({ BRAND_NAME: 'Rueda', SUPPORT_EMAIL: 'ayuda@example.org', ...manyCalls });
const { server } = post;
afterAll(post.close);
const { eva, ofStaff, write, judge, sendBack, correct, minutesLater, sentBackMails, ...review } =
  await openReview(post);
let mine: TestApplication;
beforeEach(async () => {
  mine = await review.begin();
});
const undo = (type: string) => judge(type, { decision: 'pending' });
const pendingNotices = async () => (await ofStaff()).toTell;
const give = (type: string) => mine.give(type);

describe('what is sent back', () => {
  test('is one mail with rejected papers, requested papers and corrections, ten minutes after the last of them', async () => {
    await give('proof_of_address');
    await give('identity_card_front');
    await sendBack('proof_of_address');
    minutesLater(4);
    await sendBack('identity_card_front', 'blurred_or_dark');
    await write('POST', '/documents', { type: 'driving_record' });
    minutesLater(8);
    await correct();
    expect(await pendingNotices()).toEqual({
      at: '2026-11-25T18:18:00.000Z',
      tasks: [
        { kind: 'paper', type: 'proof_of_address', reason: 'expired' },
        { kind: 'paper', type: 'identity_card_front', reason: 'blurred_or_dark' },
        { kind: 'asked', type: 'driving_record' },
        { kind: 'correction', part: 'earnings' },
      ],
    });
    minutesLater(17);
    await post.deliverDue();
    expect(post.mails()).toEqual([]);
    minutesLater(18);
    await post.deliverDue();
    await post.deliverDue();
    const [mail, ...more] = post.mails();
    expect(more).toEqual([]);
    for (const line of [
      'Envía otra vez Comprobante de domicilio. Lo que enviaste ya venció.',
      'Envía otra vez INE Frente. La foto salió borrosa u oscura.',
      'Envía también Historial de manejo.',
      'Corrige tus ganancias.',
    ])
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(line);
    expect(await pendingNotices()).toBeNull();
  });

  test('is not sent when it was undone before, or done by the driver', async () => {
    await give('proof_of_address');
    await sendBack('proof_of_address');
    await undo('proof_of_address');
    await write('POST', '/documents', { type: 'driving_record' });
    await write('DELETE', '/documents/driving_record/ask');
    expect(await pendingNotices()).toBeNull();
    await sendBack('proof_of_address');
    await give('proof_of_address');
    expect(await pendingNotices()).toBeNull();
    minutesLater(10);
    await post.deliverDue();
    expect(post.mails()).toEqual([]);
    expect(new Set((await post.deliveries()).map(({ state, reason }) => `${state} ${reason}`))).toEqual(
      new Set(['dropped overtaken']),
    );
  });

  test('goes at once when staff send it, and only once', async () => {
    expect(await write('POST', '/tell-now')).toEqual({ queued: 0 });
    await give('proof_of_address');
    await sendBack('proof_of_address');
    expect(await write('POST', '/tell-now')).toEqual({ queued: 1 });
    await post.deliverDue();
    expect(await write('POST', '/tell-now')).toEqual({ queued: 0 });
    minutesLater(30);
    await post.deliverDue();
    expect(sentBackMails()).toHaveLength(1);
  });

  test('after the mail, the next one lists only newer items, including the same paper sent back again', async () => {
    await give('proof_of_address');
    await give('identity_card_front');
    await sendBack('proof_of_address');
    await write('POST', '/tell-now');
    await post.deliverDue();
    await sendBack('identity_card_front');
    minutesLater(10);
    await post.deliverDue();
    expect(sentBackMails().at(-1)?.text).not.toContain('Comprobante');
    await give('proof_of_address');
    await sendBack('proof_of_address', 'incomplete');
    minutesLater(20);
    await post.deliverDue();
    expect(sentBackMails().map(({ text }) => text.includes('Comprobante'))).toEqual([true, false, true]);
  });

  test('requesting a paper that is already requested, or has arrived, sends nothing', async () => {
    await write('POST', '/documents', { type: 'driving_record' });
    await write('POST', '/tell-now');
    await post.deliverDue();
    await write('POST', '/documents', { type: 'driving_record' });
    expect(await pendingNotices()).toBeNull();
    await give('proof_of_address');
    await write('POST', '/documents', { type: 'proof_of_address' });
    expect(await pendingNotices()).toBeNull();
  });

  test('is dropped by a decision, after which nothing can be sent at once', async () => {
    await give('proof_of_address');
    await sendBack('proof_of_address');
    await walkTo(server, mine, 'rejected');
    const refused = await eva.call('POST', `/applications/${mine.applicationId}/tell-now`);
    expect([refused.status, refused.code]).toEqual([409, 'application_closed']);
    minutesLater(10);
    await post.deliverDue();
    expect(sentBackMails()).toEqual([]);
  });

  test('is sent by the sweep if the process that queued it is gone', async () => {
    await give('proof_of_address');
    await sendBack('proof_of_address');
    minutesLater(11);
    const queued: unknown[] = [];
    const jobs = { ...server.deps.jobs, enqueue: async (...[, , data]: unknown[]) => void queued.push(data) };
    await sweepDeliveries({ ...server.deps, jobs } as never);
    expect(queued).toEqual([{ id: (await post.deliveries())[0]?.id }]);
  });
});

describe('a decision', () => {
  const decide = async (country: 'mx' | 'us', to: 'approved' | 'rejected') => {
    const opened = await server.open(country);
    const phone = country === 'us' ? '+13055550123' : '+525512345678';
    await server.call('PATCH', `/public/admission/requests/${opened.requestId}/personal-data`, {
      ...{ firstName: 'Ana', lastName: 'López', email: 'ana@example.org', phone },
    });
    await walkTo(server, opened, 'home_visit');
    const answer = await eva.call('GET', `/applications/${opened.applicationId}`);
    const { revision } = answer.data;
    if (to === 'approved') await walkTo(server, opened, 'approved');
    else {
      const reasons = ['credit_history', 'outside_area'];
      const body = { revision, from: 'home_visit', to, reason: 'inside', reasons };
      const moved = await eva.call('POST', `/applications/${opened.applicationId}/stage`, body);
      expect(moved.code).toBeUndefined();
    }
    await post.deliverDue();
    return post.mails().at(-1);
  };

  test('is mailed, and a rejection names its reasons and a contact only in the United States', async () => {
    expect((await decide('mx', 'approved'))?.subject).toBe('¡Felicidades! Tu solicitud fue aprobada');
    const mexican = await decide('mx', 'rejected');
    expect(mexican?.subject).toBe('Ya hay una respuesta a tu solicitud');
    expect(mexican?.text).not.toContain('crédito');
    const american = await decide('us', 'rejected');
    expect(american?.text).toContain('- Because of your credit history.\n- We don’t deliver cars in your area yet.');
    expect(american?.text).toContain('contact Rueda');
    expect(american?.text).toContain('ayuda@example.org');
    expect(american?.text).toContain(
      'The decision was made by Rueda. Notice: The federal Equal Credit Opportunity Act',
    );
    expect(mexican?.text).not.toContain('Aviso:');
    for (const mail of [mexican, american]) expect(mail?.text).not.toContain('inside');
  });

  test('an approval says its terms in words, in the mail and in a text message', () => {
    const plan = {
      ...{ id: '018f5c1e-0000-7000-8000-000000000001', version: 1, vehicle: 'Nissan Versa 2024' },
      ...{ weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 500_000, insurance: 'included' as const },
    };
    const terms = { currency: 'MXN' as const, plan, depositMinor: 500_000, guarantor: true };
    const decision = { at: '2026-11-23T18:00:00Z', cameFrom: null, reason: null, applyAgainOn: null, handOverOn: null };
    const view = (more: object) => ({ status: 'approved', decision: { ...decision, ...more } }) as Application;
    const brand = { ...server.deps.config, BRAND_NAME: 'Rueda' };
    const write = (more: object) => {
      const delivery = { detail: 'approved', language: 'es-MX' as const };
      const occasion = occasionOf('approved', delivery, view(more), brand);
      const facts = { language: 'es-MX' as const, brand, name: 'Ana', isClosed: true, visit: null };
      return writeEmail('approved', { ...facts, ...occasion! });
    };
    const { points, phone } = write({ terms });
    expect(points?.items).toContain('Pagas $2,900 a la semana durante 156 semanas.');
    expect(points?.items).toContain('Necesitas un aval que firme contigo.');
    expect(drawShort('Rueda', phone!)).toContain('Pagas $2,900 a la semana durante 156 semanas.');
    // The words of a template are approved before they are sent.
    expect(fillTemplate(phone!).parameters).toEqual([]);
    expect(write({}).points).toBeNull();
    expect(drawShort('Rueda', write({}).phone!)).not.toContain('Pagas');
  });

  test('a rejection reopened before its mail sends none', async () => {
    await walkTo(server, mine, 'rejected');
    const { revision, cameFrom } = await ofStaff();
    await write('POST', '/stage', { revision, from: 'rejected', to: cameFrom, reason: 'a mistake' });
    await post.deliverDue();
    expect(post.mails().map(({ subject }) => subject)).not.toContain('Ya hay una respuesta a tu solicitud');
  });
});

describe('the request to book a video call', () => {
  test('is sent when the stage begins, unless a visit is booked', async () => {
    await walkTo(server, mine, 'home_visit');
    const visitor = await post.visitor('booked@example.org');
    await walkTo(server, visitor, 'home_visit');
    await post.deliverDue();
    const asked = post.mails().filter(({ subject }) => subject.startsWith('Elige cuándo'));
    expect(asked.map(({ to }) => to)).toEqual([['ana@example.org']]);
  });

  test('is sent again after a missed visit', async () => {
    const visitor = await post.visitor('missed@example.org');
    await walkTo(server, visitor, 'home_visit');
    await post.deliverDue();
    server.setNow('2026-12-02T15:11:00Z');
    const leo = await hire(server, 'reviewer', `Leo ${randomUUID()}`);
    const body = { revision: 0, outcome: 'no_show' };
    expect((await leo.call('POST', `/visits/${visitor.visitId}/report/finish`, body)).code).toBeUndefined();
    await post.deliverDue();
    expect(post.mails().at(-1)?.text).toContain('No pudimos verte en tu videollamada.');
  });
});
