import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { queryClient } from '../../../lib/queries.ts';
import { meAs, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { JobsPage } from './jobs-page.tsx';

const job = {
  id: '0190b0a0-0000-7000-8000-000000000001',
  kind: 'read-paper',
  reason: 'job_expired',
  tries: 12,
  createdAt: '2026-11-22T12:00:00Z',
  givenUpAt: '2026-11-22T12:15:00Z',
};
const before = location.href;
let items: (typeof job)[];
const reads = { 'GET /jobs/given-up': () => ({ items, count: items.length && 503 }) };

beforeEach(async () => {
  await page.viewport(1280, 800);
  items = [job];
  workAs(meAs('admin'));
  history.replaceState(null, '', '/staff/admin/jobs');
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

async function open(name = 'Leer un documento'): Promise<void> {
  await render(
    <QueryClientProvider client={queryClient()}>
      <Router base="/staff">
        <JobsPage />
      </Router>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name })).toBeInTheDocument();
}
const again = () => page.getByRole('button', { name: 'Intentar otra vez: Leer un documento' });

test('a failed job says why and is tried again, after which it leaves the list', async () => {
  const calls = playServer({
    ...reads,
    [`POST /jobs/given-up/${job.id}/retry`]: () => {
      items = [];
      return { retried: true };
    },
  });
  await open();
  await expect.element(page.getByText('Tardó demasiado.')).toBeInTheDocument();
  await expect.element(page.getByText('Y 502 más.')).toBeInTheDocument();
  await again().click();
  await expect.element(page.getByText('Ninguna tarea falló.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('a job that is gone meanwhile leaves the list with a notice', async () => {
  playServer({
    ...reads,
    [`POST /jobs/given-up/${job.id}/retry`]: () => {
      items = [];
      return refusal(404, 'not_found_error');
    },
  });
  await open();
  await again().click();
  await expect.element(page.getByText('Ninguna tarea falló.')).toBeInTheDocument();
});

test('a job and a reason that the console has no words for are shown by their codes', async () => {
  items = [{ ...job, kind: 'of-a-newer-release', reason: 'palenca_timeout' }];
  playServer(reads);
  await open('Una tarea de otra versión');
  await expect.element(page.getByText('palenca tardó demasiado en responder.')).toBeInTheDocument();
  await expect.element(page.getByText('of-a-newer-release')).toBeInTheDocument();
});
