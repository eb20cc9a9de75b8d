import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { openWith } from '../navigation/address.ts';
import Guarantor from './guarantor.tsx';

afterEach(() => vi.restoreAllMocks());

const nobody = { name: '', phone: '', email: '', location: '' };
const rosa = { name: 'Rosa Peña', phone: '+525512345678', email: 'rosa@example.com', location: 'Toluca' };
const cards: GuarantorView['cards'] = [
  { type: 'solidarity_obligor_identity_card_front', given: false, reason: null },
  { type: 'solidarity_obligor_identity_card_back', given: false, reason: null },
];

/** Opens the page with a server that answers this. */
async function open(change: Partial<GuarantorView> = {}, status = 200) {
  chooseLanguage('es');
  const id = crypto.randomUUID();
  openWith(id);
  const view: GuarantorView = {
    ...{ id, state: 'opened', country: 'mx', language: 'es-MX', asker: 'Juan P.', terms: null },
    ...{ textVersion: 'guarantee-2026-11', data: nobody, cards, toCorrect: [], agreedAt: null, ...change },
  };
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), location.href).pathname.split('/').slice(5).join('/');
    if (init?.method === 'POST') sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const error = { code: 'admission_request_not_found', message: '', errors: [] };
    const access = { access: 'limited', channels: [], code: null, answers: null, help: null };
    const help = { ...access, help: { number: '4821' } };
    const answers: Record<string, object> = { refuse: { ...view, state: 'refused' }, access, 'access/help': help };
    const now = answers[path] ?? view;
    return Response.json(status === 200 ? { data: now } : { error }, { status });
  });
  return { screen: await render(<Guarantor />), sent };
}

test('the two answers look the same, and refusing takes no reason', async () => {
  const { screen, sent } = await open();
  const [yes, no] = ['Seguir para aceptar', 'No quiero ser aval'].map((name) => screen.getByRole('button', { name }));
  await expect.element(yes!).toBeVisible();
  expect(no!.element().className).toBe(yes!.element().className);
  await no!.click();
  await screen.getByRole('button', { name: 'Decir que no' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Dijiste que no' })).toBeVisible();
  expect(sent).toEqual([{ path: 'refuse', body: {} }]);
});

test('the operator’s own terms replace the product’s', async () => {
  const { screen } = await open({ terms: { es: 'Pagas hasta 12 meses.\nDura 36 meses.', en: 'Up to 12 months.' } });
  await expect.element(screen.getByText('Pagas hasta 12 meses.')).toBeVisible();
  expect(screen.getByText('Cuánto y hasta cuándo').elements()).toEqual([]);
});

test('without both sides of the card nothing is sent', async () => {
  const { screen, sent } = await open({ data: rosa });
  await screen.getByRole('button', { name: 'Seguir para aceptar' }).click();
  await expect.element(screen.getByLabelText('Tu dirección')).toHaveValue('Toluca');
  (screen.getByRole('button', { name: 'Acepto ser aval' }).element() as HTMLButtonElement).click();
  await expect.element(screen.getByText('Faltan fotos de tu INE.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a card that was sent back and a field to correct are asked for again', async () => {
  const sides = cards.map((card, n) => ({ ...card, given: n === 1 }));
  const { screen } = await open({ state: 'agreed', data: rosa, cards: sides, toCorrect: ['location'] });
  await expect.element(screen.getByText('Otra foto de tu INE: Frente.')).toBeVisible();
  await expect.element(screen.getByText('Corrige: Tu dirección.')).toBeVisible();
  await screen.getByRole('button', { name: 'Corregir' }).click();
  await expect.element(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

test.each([
  [{ driversDevice: true as const }, 'Este celular es de Juan P.'],
  [{ state: 'agreed' as const, access: 'limited' as const }, 'No reconocemos este celular'],
  [{ state: 'agreed' as const, closed: true as const }, 'La solicitud ya está cerrada'],
])('%o shows no form', async (change, title) => {
  const { screen } = await open(change);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: /ser aval/ }).elements()).toEqual([]);
});

test('without a channel for a code, another phone asks staff and shows the number for the call', async () => {
  const { screen, sent } = await open({ state: 'agreed', access: 'limited' });
  await screen.getByRole('button', { name: 'Pedir ayuda' }).click();
  await expect.element(screen.getByText('4821')).toBeVisible();
  await expect.element(screen.getByText('Nuestro equipo te va a llamar', { exact: false })).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['access/help']);
});

test('an unknown link says that it commits to nothing', async () => {
  const { screen } = await open({}, 404);
  await expect.element(screen.getByText('No te compromete a nada.', { exact: false })).toBeVisible();
});
