import { afterEach, expect, test } from 'vitest';
import { applicationOf } from '../../testing/test-application.ts';
import { drawnPhoto } from '../testing/fake-documents.ts';
import { closeDocument, openDocument } from '../testing/test-screen.tsx';

afterEach(closeDocument);

const front = 'solidarity_obligor_identity_card_front';

test('a photo of the guarantor’s card fills in name and residence, and says where they come from', async () => {
  const { screen, server, choose } = await openDocument(front);
  server.state.proposal = { name: 'Rosa Peña Ruiz', location: 'Toluca, Estado de México' };
  await choose('Elegir archivo: Frente', await drawnPhoto('frente.jpg'));
  await expect.element(screen.getByLabelText('Nombre completo')).toHaveValue('Rosa Peña Ruiz');
  await expect.element(screen.getByLabelText('Dónde vive')).toHaveValue('Toluca, Estado de México');
  await expect.element(screen.getByText('De su INE. Revísalo.').first()).toBeVisible();
  await screen.getByLabelText('Nombre completo').fill('Rosa Peña');
  expect(screen.getByText('De su INE. Revísalo.').elements()).toHaveLength(1);
});

test('the guarantor’s typed data stays', async () => {
  const { screen, server, choose } = await openDocument(front);
  server.state.proposal = { name: 'Rosa Peña Ruiz', location: 'Toluca, Estado de México' };
  await screen.getByLabelText('Nombre completo').fill('Rosita');
  await choose('Elegir archivo: Frente', await drawnPhoto('frente.jpg'));
  await expect.element(screen.getByLabelText('Dónde vive')).toHaveValue('Toluca, Estado de México');
  await expect.element(screen.getByLabelText('Nombre completo')).toHaveValue('Rosita');
});

test('the card is asked for before the fields it fills in, and after them once they are saved', async () => {
  const isFirst = (screen: Element) => {
    const [card, field] = ['input[type=file]', 'input[name=name]'].map((item) => screen.querySelector(item));
    return Boolean(card && field && card.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  const { screen } = await openDocument(front);
  await expect.element(screen.getByLabelText('Nombre completo')).toBeVisible();
  expect(isFirst(screen.container)).toBe(true);
  await screen.unmount();
  const avalData = { name: 'Rosa', phone: '+525512345678', email: 'rosa@example.com', location: 'Toluca' };
  const { screen: later } = await openDocument(front, {}, applicationOf({ status: 'documents_analysis', avalData }));
  await expect.element(later.getByLabelText('Nombre completo')).toHaveValue('Rosa');
  expect(isFirst(later.container)).toBe(false);
});
