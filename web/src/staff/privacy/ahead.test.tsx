import { QueryClientProvider } from '@tanstack/react-query';
import type { RetentionItem } from '@volante/contract/staff/privacy/privacy.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../lib/queries.ts';
import { meAs, type PlayedCall, playServer, workAs } from '../testing/played-server.ts';
import { Ahead } from './privacy-page.tsx';

afterEach(() => vi.restoreAllMocks());

const item = (name: string, hold: RetentionItem['hold']): RetentionItem => ({
  ...{ applicationId: name, reference: '1234-5678', name, country: 'mx', kind: 'rejected', on: '2026-12-01' },
  ...{ warnedAt: null, hold },
});

test('an application on hold says so with the reason, and names no day on which it goes', async () => {
  workAs(meAs('everything'));
  const held = { reason: 'Hay una queja abierta', by: { id: 'e', name: 'Eva Ríos' }, at: '2026-11-01T12:00:00Z' };
  playServer({ 'GET /retention/preview': () => ({ items: [item('Ana', null), item('Luz', held)], next: null }) });
  await render(
    <QueryClientProvider client={queryClient()}>
      <Ahead />
    </QueryClientProvider>,
  );
  const [free, kept] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await expect.element(free).toMatchTextContent(/Rechazada · se borra el 1 dic 2026/);
  await expect.element(kept).toMatchTextContent(/Rechazada · no se borra: Hay una queja abierta \(Eva Ríos\)/);
  expect(kept.element().textContent).not.toContain('2026');
});

test('a long list is shown a page at a time', async () => {
  workAs(meAs('everything'));
  const pages = { '': { items: [item('Ana', null)], next: 'two' }, two: { items: [item('Luz', null)], next: null } };
  playServer({
    'GET /retention/preview': ({ query }: PlayedCall) => pages[(query.get('cursor') ?? '') as keyof typeof pages],
  });
  await render(
    <QueryClientProvider client={queryClient()}>
      <Ahead />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(page.getByRole('link', { name: /Luz/ })).toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});
