import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { darkPhoto, drawnPhoto, writtenPdf } from '../testing/fake-documents.ts';
import { closeDocument, openDocument, pdf, solid } from '../testing/test-screen.tsx';
import { LargePicture } from './large-picture.tsx';

vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async () => undefined,
}));

afterEach(closeDocument);

test('for a dark photo the solid button takes another, and the photo can still be sent', async () => {
  const { screen, server, choose, says, button } = await openDocument('identity_card_front');
  await choose('Abrir cámara', await darkPhoto('ine.jpg'));
  await expect.element(says('La foto se ve oscura')).toBeVisible();
  expect(solid(screen.container)).toEqual(['Tomar otra']);
  await choose('Tomar otra', await drawnPhoto('otra.jpg'));
  await expect.element(says('La foto se ve oscura')).not.toBeInTheDocument();
  expect(solid(screen.container)).toEqual(['Continuar']);
  await choose('Tomar otra', await darkPhoto('ine.jpg'));
  await expect.element(says('La foto se ve oscura')).toBeVisible();
  await button('Continuar').click();
  await expect.poll(() => server.state.updates).toMatchObject([{ mediaId: 'media-3' }]);
});

test('a dark page of a PDF is replaced by a better one', async () => {
  const { screen, choose, says } = await openDocument('curp');
  await choose('Tomar foto', await darkPhoto('uno.jpg'));
  await expect.element(says('La foto se ve oscura')).toBeVisible();
  await choose('Tomar otra', await drawnPhoto('dos.jpg'));
  await expect.element(says('La foto se ve oscura')).not.toBeInTheDocument();
  await expect.element(says('1 página en un PDF')).toBeVisible();
  expect(solid(screen.container)).toEqual(['Continuar']);
});

test('a press on the chosen picture shows it in full screen, and Esc leads back to it', async () => {
  const { screen, choose } = await openDocument('identity_card_front');
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  const picture = screen.getByRole('button', { name: /Foto que elegiste: ine.jpg.*Ampliar/ });
  await picture.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(picture).toHaveFocus();
});

test('before its picture is there, the place of a page has its name and takes no press', async () => {
  const screen = await render(<LargePicture address={undefined} label="Primera página de recibo.pdf" />);
  await expect.element(screen.getByRole('button', { name: 'Primera página de recibo.pdf' })).toBeDisabled();
});

test('the first page of a PDF is shown as a picture', async () => {
  const { screen, choose } = await openDocument('proof_of_address');
  await choose('Elegir archivo', await writtenPdf('recibo.pdf', 'Recibo de luz'));
  const picture = screen.getByRole('img', { name: 'Primera página de recibo.pdf' });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1240);
});

test('a PDF that can’t be shown is sent all the same', async () => {
  const { screen, server, choose, button } = await openDocument('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(screen.getByText('recibo.pdf')).toBeVisible();
  await expect.element(screen.getByText('Ampliar')).not.toBeInTheDocument();
  await button('Continuar').click();
  await expect.poll(() => server.state.uploads).toHaveLength(1);
});
