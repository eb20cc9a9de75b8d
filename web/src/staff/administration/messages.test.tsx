import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlaceMenu } from '../layout/places.tsx';
import { StepUp } from '../signing-in/step-up.tsx';
import { meAs, playServer, refusal, workAs } from '../testing/played-server.ts';
import { counts, staffApplication } from '../testing/test-application.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { Messages } from './messages.tsx';

const item = {
  id: 'd1',
  applicationId: 'c1',
  reference: '1234-5678',
  name: 'Ana López',
  kind: 'visit_booked',
  state: 'by_hand',
  reason: 'no_address',
  tries: 1,
  attempts: [
    { channel: 'whatsapp', state: 'failed', reason: 'not_on_whatsapp' },
    { channel: 'email', state: 'failed', reason: 'address_refused' },
  ],
  createdAt: '2026-11-22T12:00:00Z',
  dueAt: null,
};
const text = 'Agendaste tu videollamada.\nMiércoles, 2 de diciembre, 9:00 a.m.';
const person = { name: 'Ana', phone: '+525512345678', email: '' };
let items: (typeof item)[];

const reads = {
  'GET /applications/counts': () => counts,
  'GET /messages': () => ({ items, next: null, counts: { by_hand: items.length, dead: 0, waiting: 0 } }),
  'GET /messages/d1': () => ({ ...item, person, text, withheld: null }),
};

beginAt('/messages', 'advisor');
beforeEach(() => {
  items = [item];
});

async function open(): Promise<void> {
  await showPage(
    <>
      <PlaceMenu />
      <Messages />
    </>,
  );
  await page.getByRole('button', { name: /Videollamada agendada/ }).click();
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
}

test('a row says whose message it is, and of a driver without a name only the reference', async () => {
  items = [item, { ...item, id: 'd2', reference: '8765-4321', name: '' }];
  playServer(reads);
  await showPage(<Messages />);
  const rows = page.getByRole('listitem').getByRole('button');
  await expect.element(rows.nth(0)).toHaveAccessibleName(/^Ana López 1234-5678 Videollamada agendada/);
  await expect.element(rows.nth(1)).toHaveAccessibleName(/^8765-4321 Videollamada agendada/);
});

test('marking a message as delivered removes it from the list and the count', async () => {
  const calls = playServer({
    ...reads,
    'POST /messages/d1/told': () => {
      items = [];
      return { ...item, state: 'told' };
    },
  });
  await open();
  await expect.element(page.getByText('WhatsApp: no llegó. Su número no usa WhatsApp.')).toBeInTheDocument();
  await expect.element(page.getByText('No dejó adónde escribirle.').first()).toBeInTheDocument();
  const whatsApp = page.getByRole('link', { name: /WhatsApp/ }).element();
  expect(whatsApp.getAttribute('href')).toBe(`https://wa.me/525512345678?text=${encodeURIComponent(text)}`);
  expect(page.getByRole('link', { name: 'Llamar' }).element().getAttribute('href')).toBe('tel:+525512345678');
  await page.getByRole('button', { name: 'Ya le avisé' }).click();
  await expect.element(page.getByText('No hay mensajes pendientes.')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Menú', exact: true })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toEqual([
    'POST /messages/d1/told',
  ]);
});

test('a message with a link that the advisor may not see says so, has nothing to copy, and can be sent again', async () => {
  items = [{ ...item, kind: 'application_link', reason: 'no_mail_server' }];
  const calls = playServer({
    ...reads,
    'GET /messages/d1': () => ({ ...items[0], person, text: null, withheld: 'role' }),
    'POST /messages/d1/retry': () => ({ ...item, state: 'waiting' }),
  });
  await showPage(<Messages />);
  await page.getByRole('button', { name: /Su enlace/ }).click();
  await expect.element(page.getByText(/^Este mensaje es el enlace/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Llamar' })).toBeVisible();
  for (const way of [
    page.getByRole('link', { name: /WhatsApp/ }),
    page.getByRole('button', { name: 'Copiar el texto' }),
  ])
    await expect.element(way).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Mandar de nuevo' }).click();
  await expect.poll(() => calls.some(({ name }) => name === 'POST /messages/d1/retry')).toBe(true);
});

test('a reviewer sees the message with the link after the second factor', async () => {
  workAs(meAs('reviewer'));
  items = [{ ...item, kind: 'application_link' }];
  let withheld: string | null = 'step_up';
  playServer({
    ...reads,
    'GET /messages/d1': () => ({ ...items[0], person, text: withheld ? null : text, withheld }),
    'POST /step-up': () => {
      withheld = null;
      return { steppedUpUntil: item.createdAt };
    },
  });
  await showPage(
    <>
      <Messages />
      <StepUp />
    </>,
  );
  await page.getByRole('button', { name: /Su enlace/ }).click();
  await page.getByRole('button', { name: 'Confirmar y ver el texto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByRole('textbox').fill('123456');
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect.element(page.getByText(/Agendaste tu videollamada/)).toBeVisible();
});

test('a count that was not taken to its end says so, alone and in a sum', async () => {
  const many = { by_hand: 1000, dead: 12, waiting: 0 };
  playServer({ ...reads, 'GET /messages': () => ({ items, next: null, counts: many }) });
  await open();
  await expect
    .element(page.getByRole('button', { name: /^Menú: 1,012\+ mensajes que no llegaron$/ }))
    .toBeInTheDocument();
  const filters = page.getByRole('group').getByRole('button').elements();
  expect(filters.map(({ textContent }) => /[\d,]+\+?$/.exec(textContent)?.[0])).toEqual([
    '1,012+',
    '1,000+',
    '12',
    '0',
  ]);
});

test('a message that somebody else settled meanwhile closes and leaves the list', async () => {
  playServer({
    ...reads,
    'POST /messages/d1/retry': () => {
      items = [];
      return refusal(409, 'conflict_error');
    },
  });
  await open();
  await page.getByRole('button', { name: 'Mandar de nuevo' }).click();
  await expect.element(page.getByText('No hay mensajes pendientes.')).toBeInTheDocument();
});

test('a wrong address is corrected in the message, which then shows the new one', async () => {
  let email = 'ana@exmple.com';
  const application = staffApplication();
  const calls = playServer({
    ...reads,
    'GET /messages/d1': () => ({ ...item, person: { ...person, email }, text }),
    'GET /applications/c1': () => ({ ...application, applicationId: 'c1', contact: { ...application.contact, email } }),
    'PATCH /applications/c1/contact': ({ body }) => {
      email = (body as { email: string }).email;
      return { ...application, applicationId: 'c1', contact: { ...application.contact, email } };
    },
  });
  await open();
  await page.getByRole('button', { name: 'Corregir su contacto' }).click();
  await page.getByLabelText('Correo').fill('ana@example.com');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/Ana · .* · ana@example.com/)).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toMatchObject({ email: 'ana@example.com' });
});
