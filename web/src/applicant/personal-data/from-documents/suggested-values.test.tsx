import type { Application, DocumentView } from '@volante/contract/application.ts';
import type { ProposedField, SuggestedValue } from '@volante/contract/documents/suggested-values.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { storeApplication } from '../../application/application.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import PersonalDataScreen from '../personal-data.tsx';

const home = location.pathname + location.search;
const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('es');
  go.to = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const front = 'identity_card_front';
const suggestedValue = (field: ProposedField, value: string, contradicts = false): SuggestedValue => ({
  field,
  value,
  source: front,
  contradicts,
});
const read = [
  suggestedValue('nationalId', 'NUAM900412MDFXVR08'),
  suggestedValue('birthdate', '1990-04-12'),
  suggestedValue('postalCode', '06050'),
  suggestedValue('state', 'Ciudad de México'),
  suggestedValue('city', 'Cuauhtémoc'),
  suggestedValue('neighborhood', 'Centro'),
  suggestedValue('street', 'Av. Juárez'),
  suggestedValue('streetNumber', '120'),
];

function withCards(application: Application, change: Partial<DocumentView>): Application {
  const documents = application.documentsAnalysis.documents.map((document) =>
    document.type.startsWith('identity_card') ? { ...document, ...change } : document,
  );
  return { ...application, documentsAnalysis: { ...application.documentsAnalysis, documents } };
}

function withSide(side: 'front' | 'back', application: Application): Application {
  const documents = application.documentsAnalysis.documents.map((item) =>
    item.type === `identity_card_${side}` ? { ...item, mediaId: 'sent', noticed: [] } : item,
  );
  return { ...application, documentsAnalysis: { ...application.documentsAnalysis, documents } };
}

async function open(change: Partial<Application>, cards: Partial<DocumentView> = { mediaId: 'sent', noticed: [] }) {
  const application = openApplication(withCards(applicationOf({ status: 'documents_analysis', ...change }), cards));
  const sent: { path: string; body: object }[] = [];
  let answer: Application = application;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.body)
      sent.push({ path: String(url).replace(/.*\/requests\/[^/]+/, ''), body: JSON.parse(String(init.body)) });
    return Response.json({ data: answer });
  });
  const screen = await render(<PersonalDataScreen />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const press = (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click();
  const answerWith = (next: Application) => {
    answer = next;
  };
  return { screen, field, press, sent, application, answerWith };
}

test('values from the card fill empty fields with their origin, and one press confirms them', async () => {
  const { field, press, sent } = await open({ proposals: read });
  await expect.element(field('CURP')).toHaveValue('NUAM900412MDFXVR08');
  await expect.element(field('CURP')).toHaveAccessibleDescription(/De tu INE. Revísalo./);
  await expect.element(field('Calle')).toHaveValue('Av. Juárez');
  (field('RFC con homoclave').element() as HTMLElement).focus();
  await userEvent.keyboard('AB1');
  press('Continuar');
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ...Object.fromEntries(read.map(({ field: name, value }) => [name, value])),
      taxId: 'NUAM900412AB1',
    });
});

test('a changed value is the applicant’s own, and no longer marked as from the card', async () => {
  const { field } = await open({ proposals: read });
  await field('Calle').fill('Reforma');
  await expect.element(field('Calle')).not.toHaveAccessibleDescription(/De tu INE/);
});

test('a card read while the form is open fills empty fields and leaves typed ones', async () => {
  const { screen, field, application } = await open({}, { mediaId: 'sent' });
  await expect.element(screen.getByText('Estamos leyendo tu documento')).toBeVisible();
  await field('Calle').fill('Reforma');
  storeApplication(withCards({ ...application, proposals: read }, { mediaId: 'sent', noticed: [] }));
  await expect.element(field('Colonia')).toHaveValue('Centro');
  await expect.element(field('Calle')).toHaveValue('Reforma');
  await expect.element(screen.getByText('Estamos leyendo tu documento')).not.toBeInTheDocument();
});

test('before the first card the photo is offered; it is an offer only', async () => {
  const { screen, field } = await open({}, { mediaId: null });
  const offer = screen.getByRole('link', { name: 'Tomar la foto de mi INE' });
  expect(offer.element().getAttribute('href')).toContain('/documents/identity_card_front');
  await expect.element(field('CURP')).toHaveValue('');
});

test('once the front was read, no photo is offered for what is filled in', async () => {
  const { screen, field, application } = await open({}, { mediaId: null });
  await expect.element(screen.getByText('Llénalo con una foto')).toBeVisible();
  storeApplication(withSide('front', { ...application, proposals: read }));
  await expect.element(field('Calle')).toHaveValue('Av. Juárez');
  await expect.element(screen.getByText('Llénalo con una foto')).not.toBeInTheDocument();
});

test('of a card read without its date of birth, the back is offered for it', async () => {
  const { screen, application } = await open({}, { mediaId: null });
  storeApplication(withSide('front', { ...application, proposals: [suggestedValue('street', 'Av. Juárez')] }));
  await expect.element(screen.getByText('Toma la foto del reverso de tu INE', { exact: false })).toBeVisible();
  const offer = screen.getByRole('link', { name: 'Tomar la foto del reverso' });
  expect(offer.element().getAttribute('href')).toContain('/documents/identity_card_back');
});

test('of a card of which only the back was sent, the front is offered', async () => {
  const { screen, application } = await open({}, { mediaId: null });
  storeApplication(withSide('back', { ...application, proposals: [] }));
  await expect.element(screen.getByText('Toma la foto del frente de tu INE', { exact: false })).toBeVisible();
});

test('a card that names somebody else is asked about once', async () => {
  const named = [suggestedValue('firstName', 'Pedro', true)];
  const { screen, press, sent, application, answerWith } = await open({ proposals: named });
  await expect.element(screen.getByText('¿Eres tú?')).toBeVisible();
  await expect.element(screen.getByText('dice “Pedro” y tú escribiste “María José”', { exact: false })).toBeVisible();
  answerWith({ ...application, proposals: [] });
  press('Sí, es mío');
  await expect
    .poll(() => sent)
    .toEqual([{ path: '/documents/identity_card_front/contradiction', body: { mine: true, mediaId: 'sent' } }]);
  await expect.element(screen.getByText('¿Eres tú?')).not.toBeInTheDocument();
});

test('a card that names somebody else fills in nothing until the applicant says that it is theirs', async () => {
  const { screen, field, press, application, answerWith } = await open({
    proposals: [...read, suggestedValue('firstName', 'Pedro', true)],
  });
  await expect.element(screen.getByText('¿Eres tú?')).toBeVisible();
  await expect.element(field('CURP')).toHaveValue('');
  await expect.element(field('Calle')).toHaveValue('');
  answerWith({ ...application, proposals: read });
  press('Sí, es mío');
  await expect.element(field('CURP')).toHaveValue('NUAM900412MDFXVR08');
  await expect.element(field('Calle')).toHaveValue('Av. Juárez');
});

test('the back of a card waits for the answer about its front', async () => {
  const back = { ...suggestedValue('birthdate', '1990-04-12'), source: 'identity_card_back' } as const;
  const { screen, field, press, application, answerWith } = await open({
    proposals: [suggestedValue('street', 'Av. Juárez'), suggestedValue('firstName', 'Pedro', true), back],
  });
  const day = () => screen.getByRole('textbox', { name: /Día/ });
  await expect.element(screen.getByText('¿Eres tú?')).toBeVisible();
  await expect.element(day()).toHaveValue('');
  answerWith({ ...application, proposals: [suggestedValue('street', 'Av. Juárez'), back] });
  press('Sí, es mío');
  await expect.element(field('Calle')).toHaveValue('Av. Juárez');
  await expect.element(day()).toHaveValue('12');
});

test('a card of somebody else leads to sending another', async () => {
  const { press, application, answerWith } = await open({ proposals: [suggestedValue('firstName', 'Pedro', true)] });
  answerWith({ ...application, proposals: [] });
  press('No, enviar otro');
  await expect.poll(() => go.to).toEqual(['/documents/identity_card_front']);
});
