import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/queries.ts';
import { meAs, playServer, workAs } from '../../testing/played-server.ts';
import { AdvisorForm } from './advisor-form.tsx';

afterEach(() => vi.restoreAllMocks());

const pedro = 'b2222222-2222-4222-8222-222222222222';

test('an admin chooses which account signs in as the advisor', async () => {
  workAs(meAs('admin'));
  const saved = vi.fn();
  const calls = playServer({
    'GET /accounts': ({ query }) => ({
      items: query.get('q')?.startsWith('ped')
        ? [{ id: pedro, name: 'Pedro Díaz', email: 'pedro@example.com', disabled: false }]
        : [],
      next: null,
      invitations: [],
    }),
    'POST /advisors/preview': () => ({ days: [] }),
    'POST /advisors': () => ({ id: 'new' }),
  });
  await render(
    <QueryClientProvider client={queryClient()}>
      <AdvisorForm advisor={null} onSaved={saved} onShowNew={() => undefined} />
    </QueryClientProvider>,
  );
  await page.getByLabelText('Nombre', { exact: true }).fill('Pedro');
  await page.getByRole('combobox', { name: 'Entra a la consola con' }).fill('ped');
  await page.getByRole('option', { name: /Pedro Díaz/ }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(calls.find(({ name }) => name === 'POST /advisors')?.body).toMatchObject({ accountId: pedro });
});
