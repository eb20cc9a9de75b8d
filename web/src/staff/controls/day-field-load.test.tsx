import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { DayField } from './day-field.tsx';

vi.mock('./day-input.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
beginAt('/', 'everything');

test('a field whose code does not load says so in its place, and what is typed elsewhere stays', async () => {
  await showPage(
    <>
      <input aria-label="Nota" />
      <DayField label="Desde" value="" onChange={() => undefined} />
    </>,
  );
  await page.getByLabelText('Nota').fill('Llamar mañana');
  await page.getByRole('button', { name: 'No cargó. Intentar otra vez' }).click();
  await expect.element(page.getByRole('button', { name: 'No cargó. Intentar otra vez' })).toBeVisible();
  await expect.element(page.getByLabelText('Nota')).toHaveValue('Llamar mañana');
});
