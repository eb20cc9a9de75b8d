import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../core/database/transaction.ts';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { followClock } from '../staff/queue/refresh-rows.ts';
import { walkTo } from '../testing/application.ts';
import { requestPath } from '../testing/calls.ts';
import { notifyApplicationSent } from './notify.ts';
import { openPost } from './testing/test-post.ts';
import { openReview } from './testing/test-reviewed.ts';

const post = await openPost({ BRAND_NAME: 'Rueda', SUPPORT_EMAIL: 'ayuda@example.org', ...manyCalls });
const { server } = post;
afterAll(post.close);
const { ofStaff, write, sendBack, correct, minutesLater, sentBackMails, ...review } = await openReview(post);
let mine: TestApplication;
beforeEach(async () => {
  mine = await review.begin();
});
const give = (type: string) => mine.give(type);

describe('the driver’s turn', () => {
  const move = async (from: string, to: string, more: object = {}) => {
    const { revision } = await ofStaff();
    await write('POST', '/stage', { revision, from, to, reason: 'so it is', ...more });
  };
  const later = async () => {
    minutesLater(10);
    await post.deliverDue();
    return sentBackMails().at(-1)?.text;
  };

  test('after the legal check is mailed with what is left to do, and does not claim a review', async () => {
    await walkTo(server, mine, 'judicial_analysis');
    await move('judicial_analysis', 'documents_analysis');
    const text = await later();
    expect(text).toContain('Ya puedes seguir con tu solicitud.');
    expect(text).toContain('Completa tus datos personales.');
    expect(text).toContain('Envía los documentos que faltan.');
    expect(text).not.toContain('Revisamos');
    expect(text).not.toContain('envíala');
  });

  test('is not mailed to who has gone on by then, nor for what drivers do themselves', async () => {
    await walkTo(server, mine, 'judicial_analysis');
    await move('judicial_analysis', 'documents_analysis');
    await walkTo(server, mine, 'risk_analysis');
    expect(await later()).toBeUndefined();
    const own = await openTestApplication(server);
    await walkTo(server, own, 'documents_analysis');
    const kinds = (await post.deliveries()).flatMap((deliveryRow) =>
      deliveryRow.application_id === own.applicationId ? deliveryRow.kind : [],
    );
    expect(new Set(kinds)).toEqual(new Set(['stage_changed']));
  });

  test('after a reopened rejection is mailed with everything that is asked for again', async () => {
    await walkTo(server, mine, 'risk_analysis');
    await give('proof_of_address');
    await sendBack('proof_of_address');
    await correct();
    await move('risk_analysis', 'rejected', { reasons: ['other'] });
    expect(await later()).toBeUndefined();
    await move('rejected', 'risk_analysis');
    minutesLater(20);
    await post.deliverDue();
    const text = sentBackMails().at(-1)?.text;
    expect(text).toContain('Envía otra vez Comprobante de domicilio.');
    expect(text).toContain('Corrige tus ganancias.');
  });

  test('before a video call that is already booked is mailed with what is missing for it', async () => {
    const visitor = await post.visitor('booked@example.org');
    await walkTo(server, visitor, 'risk_analysis');
    await walkTo(server, visitor, 'home_visit');
    const text = await later();
    expect(text).toContain('Envía lo que falta antes de tu videollamada');
    expect(text).not.toContain('Elige cuándo');
  });
});

test('the receipt says how long an answer usually takes, once that is known', async () => {
  const receipt = async () => {
    const own = await openTestApplication(server);
    await own.give('proof_of_address');
    const contact = { firstName: 'Luis', lastName: 'Mora', phone: '5512345678', email: 'luis@example.org' };
    await server.call('PATCH', `${requestPath(own.requestId)}/personal-data`, contact);
    await walkTo(server, own, 'risk_analysis');
    await followClock(server.deps);
    await transaction(server.deps, (trx) => notifyApplicationSent(server.deps, trx, own.applicationId, 'es-MX'));
    await post.deliverDue();
    return post.mails().findLast(({ subject }) => subject === 'Recibimos tu solicitud')?.text;
  };
  expect(await receipt()).not.toContain('La mayoría');
  await server.query(`insert into answer_times values ('mx', 'risk_analysis', 1, 2)`);
  expect(await receipt()).toContain('La mayoría recibe respuesta en 2 días hábiles, y la mitad en 1.');
});
