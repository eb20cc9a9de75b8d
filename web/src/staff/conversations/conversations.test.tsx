import type {
  Conversation,
  ConversationMessage,
  ConversationRow,
} from '@volante/contract/staff/conversations/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepConversation } from '../application/conversation/conversation.ts';
import { noteTyping } from '../session/live/typing.ts';
import { meAs, playServer, workAs } from '../testing/played-server.ts';
import { staffApplication } from '../testing/test-application.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { ConversationsPage } from './conversations-page.tsx';

const application = staffApplication();
const { applicationId } = application;
const at = '2026-11-22T12:00:00Z';
const message = (change: Partial<ConversationMessage>): ConversationMessage => ({
  ...{ id: crypto.randomUUID(), at, channel: 'whatsapp', author: 'driver', by: null, text: '', choices: [] },
  ...{ file: null, state: null, reason: null },
  ...change,
});
const media = {
  ...{ id: 'm1', fileName: 'file.jpg', mimeType: 'image/jpeg', size: 9, pages: null, createdAt: at },
  ...({ uploadedBy: 'applicant', channel: 'whatsapp' } as const),
};
const file = { state: 'asked', isRecording: false, placed: null, refusal: null, media } as const;
let conversation: Conversation;
const of = `/applications/${applicationId}/conversation`;
const reads = {
  'GET /conversations': () => ({
    items: [
      {
        ...{ applicationId, reference: '1541-0203', name: 'María José Núñez', channel: 'whatsapp', heardAt: at },
        ...{
          waitingSince: at,
          unread: 2,
          last: { at, by: null, text: '¿Ya vieron mi INE? 👀', file: null },
          assignee: { id: 'b', name: 'Beto Ruiz' },
        },
      },
    ],
    next: null,
    waiting: 1,
  }),
  [`GET ${of}`]: () => conversation,
  [`GET /applications/${applicationId}`]: () => application,
  [`POST /applications/${applicationId}/presence`]: () => ({ others: [{ id: 'b', name: 'Beto Ruiz' }] }),
  [`POST ${of}/seen`]: () => ({ unread: 0 }),
  [`POST ${of}/typing`]: () => ({}),
  'GET /people': () => ({ items: [] }),
};

beginAt('/conversations', 'reviewer');
beforeEach(() => {
  conversation = {
    applicationId,
    messages: [message({ text: '¿Ya vieron mi INE? 👀' }), message({ file })],
    ...{ channel: 'whatsapp', freeUntil: new Date(Date.now() + 3_600_000).toISOString(), stoppedAt: null },
    ...{ waitingSince: at, unread: 2, others: [], isUnproved: false, doubt: null, notKept: [], uses: [] },
  };
});

test('a row names who waits and since when, what was written last and how, how much is unread, and who takes care of it', async () => {
  playServer(reads);
  await showPage(<ConversationsPage opened={null} />);
  const row = page.getByRole('link', { name: /María José Núñez/ });
  for (const words of [
    '2 sin leer',
    '1541-0203',
    '¿Ya vieron mi INE? 👀',
    'WhatsApp',
    /^Espera \d+ \w+$/,
    /^22 nov, /,
    'a cargo de Beto Ruiz',
  ])
    await expect.element(row.getByText(words)).toBeVisible();
});

const listed = (change: Partial<ConversationRow>, n = 0): ConversationRow => ({
  ...{ applicationId: `a${n}`, reference: `1541-${1000 + n}`, name: `Ana ${n}`, channel: 'whatsapp', heardAt: at },
  ...{ waitingSince: null, unread: 0, assignee: null, last: null },
  ...change,
});
const list = (items: ConversationRow[]) =>
  playServer({ ...reads, 'GET /conversations': () => ({ items, next: null, waiting: 0 }) });
const spoken = { at, by: null, text: '', file: null } as const;

test.each([
  ['what we wrote with who wrote it', { ...spoken, by: { id: 'b', name: 'Beto' }, text: 'Va' }, 'Beto: Va'],
  ['a file', { ...spoken, file: 'file' }, 'Archivo'],
  ['a voice message', { ...spoken, file: 'recording' }, 'Nota de voz'],
] as const)('a row says %s, and that it is answered', async (_, last, words) => {
  list([listed({ last })]);
  await showPage(<ConversationsPage opened={null} />);
  const row = page.getByRole('link', { name: /Ana 0/ });
  await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  await expect.element(row.getByText('Contestada')).toBeVisible();
});

test('a row of a server that doesn’t say what was written last has everything else', async () => {
  list([{ ...listed({}), last: undefined as unknown as null }]);
  await showPage(<ConversationsPage opened={null} />);
  await expect.element(page.getByRole('link', { name: /Ana 0.*WhatsApp.*Contestada/ })).toBeVisible();
});

test('a row is opened by keyboard, and says that it is open', async () => {
  playServer(reads);
  const shown = await showPage(<ConversationsPage opened={null} />);
  const row = page.getByRole('link', { name: /María José Núñez/ });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/staff/conversations/${applicationId}`);
  await shown.unmount();
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(row).toHaveAttribute('aria-current', 'true');
});

test('an answer is sent as typed and shown with its state; opening the conversation marks it as read', async () => {
  const calls = playServer({
    ...reads,
    [`POST ${of}/messages`]: ({ body }) => ({
      ...conversation,
      waitingSince: null,
      messages: [
        ...conversation.messages,
        message({ author: 'staff', by: { id: 'a', name: 'Ana López' }, state: 'delivered', ...(body as object) }),
      ],
    }),
  });
  await showPage(<ConversationsPage opened={applicationId} />);
  const thread = page.getByRole('list', { name: 'Mensajes' });
  await expect.element(thread.getByText('¿Ya vieron mi INE? 👀')).toBeVisible();
  await page.getByLabelText('Tu respuesta').fill('Sí, ya quedó.\nGracias');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByText(/Sí, ya quedó\./)).toBeVisible();
  await expect.element(page.getByText(/Ana López · .* · Entregado/)).toBeVisible();
  await expect.element(page.getByLabelText('Tu respuesta')).toHaveValue('');
  const named = calls.map(({ name }) => name);
  expect(named).toContain(`POST ${of}/seen`);
  expect(named.filter((name) => name === `POST ${of}/typing`)).toHaveLength(1);
  expect(calls.find(({ name }) => name === `POST ${of}/messages`)?.body).toEqual({ text: 'Sí, ya quedó.\nGracias' });
});

const thanks = {
  ...{ id: 's1', place: 'answer', nameEs: 'Gracias', nameEn: 'Thanks', textEs: '¡Gracias, {firstName}!' },
  textEn: 'Thanks, {firstName}! Call {contact} about {reference}.',
};
const offered = { 'GET /ready-sentences/offered': () => ({ items: [thanks], contact: null }) };
const answer = page.getByLabelText('Tu respuesta');
async function insertThanks(): Promise<void> {
  await page.getByRole('button', { name: 'Frases listas' }).click();
  await page.getByRole('menuitemradio', { name: 'Gracias' }).click();
}

test('a ready sentence comes after what is typed, filled in and in the driver’s language', async () => {
  const back = { ...thanks, id: 's2', place: 'send_back', nameEs: 'Otra foto' };
  playServer({
    ...reads,
    [`GET /applications/${applicationId}`]: () => ({
      ...application,
      contact: { ...application.contact, language: 'en', firstName: 'Mary' },
    }),
    'GET /ready-sentences/offered': () => ({ items: [thanks, back], contact: '(213) 373-4253' }),
  });
  await showPage(<ConversationsPage opened={applicationId} />);
  await page.getByLabelText('Tu respuesta').fill('Got it.');
  await page.getByRole('button', { name: 'Frases listas' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Otra foto' })).not.toBeInTheDocument();
  await page.getByRole('menuitemradio', { name: 'Gracias' }).click();
  await expect
    .element(page.getByLabelText('Tu respuesta'))
    .toHaveValue(`Got it. Thanks, Mary! Call (213) 373-4253 about ${application.reference}.`);
});

test('after a ready sentence the typing goes on behind it', async () => {
  playServer({ ...reads, ...offered });
  await showPage(<ConversationsPage opened={applicationId} />);
  await answer.fill('Va.');
  await insertThanks();
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard(' Ya');
  await expect.element(answer).toHaveValue(`Va. ¡Gracias, ${application.contact.firstName}! Ya`);
});

test('a ready sentence that makes the answer too long for a template isn’t inserted, and it says so', async () => {
  conversation.freeUntil = at;
  playServer({ ...reads, ...offered });
  await showPage(<ConversationsPage opened={applicationId} />);
  const typed = 'a'.repeat(890);
  await answer.fill(typed);
  await insertThanks();
  const refused = page.getByText(/^No cabe: con ella serían 9\d\d caracteres, y aquí caben 900\./);
  await expect.element(refused).toBeVisible();
  await expect.element(answer).toHaveValue(typed);
  await expect.element(answer).toHaveFocus();
  await answer.fill('Listo.');
  await expect.element(refused).not.toBeInTheDocument();
  await insertThanks();
  await expect.element(answer).toHaveValue(`Listo. ¡Gracias, ${application.contact.firstName}!`);
});

test('to a number that nobody proved no ready sentence is offered, because it names the driver', async () => {
  playServer({ ...reads, ...offered });
  await showPage(<ConversationsPage opened={applicationId} />);
  const sentences = page.getByRole('button', { name: 'Frases listas' });
  await expect.element(sentences).toBeVisible();
  conversation = { ...conversation, isUnproved: true };
  keepConversation(conversation);
  await expect.element(sentences).not.toBeInTheDocument();
  await expect.element(answer).toBeVisible();
});

test('a colleague who has it open, or is writing, is named', async () => {
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText('También la tiene abierta Beto Ruiz.')).toBeVisible();
  noteTyping({ applicationId, accountId: 'b' });
  await expect.element(page.getByText('Beto Ruiz está escribiendo…')).toBeVisible();
});

test('after 24 hours the hint says so; after STOP nothing can be sent', async () => {
  conversation.freeUntil = at;
  playServer(reads);
  const shown = await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/^Ya pasaron 24 horas/)).toBeVisible();
  await shown.unmount();
  workAs(meAs('reviewer'));
  vi.restoreAllMocks();
  conversation.stoppedAt = at;
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/pidió no recibir más mensajes/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
});

test('a reviewer sees the picture, an advisor only that there is one', async () => {
  playServer(reads);
  const shown = await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/No se reconoció/)).toBeVisible();
  expect(
    document.querySelector(`img[src*="/media/m1/"], [role=img]`) ?? document.querySelector('ol img'),
  ).not.toBeNull();
  await shown.unmount();
  workAs(meAs('advisor'));
  vi.restoreAllMocks();
  conversation.messages = [message({ file: { ...file, media: null } })];
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/Lo ve quien revisa documentos\./)).toBeVisible();
  expect(document.querySelector('ol img')).toBeNull();
});

test('a reviewer says what a file is that nobody recognized', async () => {
  conversation.uses = ['uber', 'proof_of_address'];
  const calls = playServer({ ...reads, [`POST ${of}/files/${conversation.messages[1]?.id}`]: () => conversation });
  await showPage(<ConversationsPage opened={applicationId} />);
  await page.getByRole('button', { name: 'Decir qué es' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Captura de Uber' })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Comprobante de domicilio' }).click();
  await expect.element(page.getByText('Listo: se acomoda en un momento.')).toBeVisible();
  expect(calls.find(({ name }) => name.includes('/files/'))?.body).toEqual({ as: 'proof_of_address' });
});

test('a voice message is played where it stands, and can be downloaded', async () => {
  const recording = { ...file, state: 'kept', isRecording: true, media: { ...media, mimeType: 'audio/ogg' } } as const;
  conversation.messages = [message({ file: recording })];
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByRole('link', { name: 'Descargar' })).toBeVisible();
  const player = document.querySelector('audio');
  expect([player?.controls, player?.preload]).toEqual([true, 'none']);
  expect(player?.getAttribute('src')).toMatch(new RegExp(`${of}/recordings/.+$`));
});

test('a number that nobody proved is marked, and after 24 hours nothing is written to it', async () => {
  conversation.isUnproved = true;
  conversation.doubt = { phone: '+525512345678', files: 0, isAsked: true, rivals: [] };
  playServer(reads);
  const shown = await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/puede ser de otra persona/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await shown.unmount();
  workAs(meAs('reviewer'));
  vi.restoreAllMocks();
  conversation.freeUntil = at;
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/puede ser de otra persona/)).toBeVisible();
  await expect.element(page.getByLabelText('Tu respuesta')).not.toBeInTheDocument();
});

test('a conversation is moved to another application with the same phone', async () => {
  conversation.others = [{ applicationId: 'c2', reference: '2222-0000' }];
  const calls = playServer({ ...reads, [`POST ${of}/move`]: () => ({ ...conversation, messages: [] }) });
  await showPage(<ConversationsPage opened={applicationId} />);
  await page.getByRole('button', { name: 'Mover a otra solicitud' }).click();
  await page.getByRole('menuitemradio', { name: 'A la solicitud 2222-0000' }).click();
  await expect.poll(() => calls.find(({ name }) => name === `POST ${of}/move`)?.body).toEqual({ to: 'c2' });
});

test('before a reviewer says whose number it is, they read exactly what happens, and say how they know', async () => {
  conversation.isUnproved = true;
  conversation.doubt = { phone: '+525512345678', files: 2, isAsked: true, rivals: ['2222-0000', '3333-0000'] };
  const done = { ...conversation, isUnproved: false, doubt: null };
  const calls = playServer({ ...reads, [`POST ${of}/phone`]: () => done });
  await showPage(<ConversationsPage opened={applicationId} />);
  await page.getByRole('button', { name: 'Es su número' }).click();
  const dialog = page.getByRole('dialog');
  for (const words of [
    /^Antes, llámale tú al \+52 55 1234 5678/,
    'El +52 55 1234 5678 cuenta como suyo mientras no dé otro.',
    'Se reciben 2 archivos que están esperando.',
    'Lo que mande ese número va a esta solicitud, y no a 2222-0000 y 3333-0000.',
    'Le escribimos que su número quedó confirmado.',
  ])
    await expect.element(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: 'Es su número' }).click();
  await expect.element(dialog.getByText(/al menos 3 letras/)).toBeVisible();
  await dialog.getByLabelText('¿Cómo lo comprobaste?').fill('Le llamé');
  await dialog.getByRole('button', { name: 'Es su número' }).click();
  await expect.element(page.getByText('Listo, el número cuenta como suyo.')).toBeVisible();
  await expect.element(page.getByText(/puede ser de otra persona/)).not.toBeInTheDocument();
  const { body } = calls.find(({ name }) => name === `POST ${of}/phone`) ?? {};
  expect(body).toEqual({ phone: '+525512345678', reason: 'Le llamé' });
});

test('what doesn’t happen isn’t promised, and an advisor is sent to a reviewer', async () => {
  conversation.doubt = { phone: '+525512345678', files: 0, isAsked: false, rivals: ['2222-0000'] };
  playServer(reads);
  const shown = await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/También confirmaron este número en la solicitud 2222-0000/)).toBeVisible();
  await page.getByRole('button', { name: 'Es su número' }).click();
  await expect.element(page.getByRole('dialog').getByText(/cuenta como suyo/)).toBeVisible();
  await expect.element(page.getByText(/Se recibe|Le escribimos/)).not.toBeInTheDocument();
  await shown.unmount();
  workAs(meAs('advisor'));
  vi.restoreAllMocks();
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/pídele a quien revisa/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Es su número' })).not.toBeInTheDocument();
});

test('between the messages it says how many weren’t kept, and when they came', async () => {
  conversation.messages = [message({ text: 'antes' }), message({ text: 'después', at: '2026-11-22T15:00:00Z' })];
  conversation.notKept = [{ count: 12, from: '2026-11-22T12:30:00Z', to: '2026-11-22T12:42:00Z' }];
  playServer(reads);
  await showPage(<ConversationsPage opened={applicationId} />);
  await expect.element(page.getByText(/^12 mensajes no se guardaron \(.*:30.* a .*:42.*\)/)).toBeVisible();
  const lines = [...document.querySelectorAll('ol > li')].map((line) => line.textContent ?? '');
  // The page has other lists, too.
  const found = lines.flatMap((line) => /antes|12 mensajes|después/.exec(line)?.[0] ?? []);
  expect(found).toEqual(['antes', '12 mensajes', 'después']);
});
