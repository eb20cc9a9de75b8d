import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  application,
  beReviewer,
  breakPictures,
  earningsWith,
  openEarnings,
  openPage,
  path,
} from '../../application/earnings/testing/test-page.tsx';
import { front } from '../../review/testing/test-room.tsx';

beReviewer();

const failed = page.getByRole('button', { name: 'No se pudo cargar INE Frente Reintentar' });
const documents = page.getByRole('region', { name: 'Documentos' });

describe('a small picture that could not be loaded', () => {
  test('says so with its name in its place, and a press loads it; its paper stays reachable', async () => {
    const mend = breakPictures();
    await openDocuments();
    await expect.element(failed).toBeVisible();
    const link = documents.getByRole('link', { name: /INE Frente/ });
    await expect.element(link).toHaveAttribute('href', `/staff${path}/review/identity_card_front`);
    await failed.click();
    await expect.element(failed).toHaveFocus();
    await expect.element(failed).not.toHaveAttribute('aria-busy');
    expect(location.pathname).toBe(`/staff${path}`);
    mend();
    await userEvent.keyboard('{Enter}');
    await expect.element(failed).not.toBeInTheDocument();
    expect(loadedPictures()).toBe(1);
    // Keyboard users continue from there.
    await userEvent.keyboard('{Tab}');
    await expect.element(link).toHaveFocus();
  });

  test('is loaded again once the network is back', async () => {
    const mend = breakPictures();
    await openDocuments();
    await expect.element(failed).toBeVisible();
    mend();
    dispatchEvent(new Event('online'));
    await expect.element(failed).not.toBeInTheDocument();
    expect(loadedPictures()).toBe(1);
  });
});

// Pictures load once they are near.
async function openDocuments(): Promise<void> {
  await openPage({ [`GET ${path}`]: () => ({ ...application, documents: [front] }) });
  await expect.element(documents).toBeVisible();
  documents.element().scrollIntoView();
}

test('a figure cut out of a screenshot is loaded again once the network is back, and so is the whole one', async () => {
  const mend = breakPictures();
  await openEarnings(earningsWith([{ amount: 4100, mediaId: 'm1' }]));
  const [row, dialog] = [page.getByRole('row', { name: /^9–15 nov/ }), page.getByRole('dialog')];
  row.element().scrollIntoView();
  await expect.element(row).toMatchTextContent('No se pudo mostrar');
  await row.getByRole('button', { name: /^Revisar/ }).click();
  await expect.element(dialog).toMatchTextContent('No se pudo mostrar');
  mend();
  dispatchEvent(new Event('online'));
  await expect.element(dialog).not.toMatchTextContent('No se pudo mostrar');
  await userEvent.keyboard('{Escape}');
  await expect.element(row).not.toMatchTextContent('No se pudo mostrar');
});

function loadedPictures(): number {
  const images = [...documents.element().querySelectorAll('img')];
  return images.filter((image) => image.checkVisibility() && image.naturalWidth > 0).length;
}
