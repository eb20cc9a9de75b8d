import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { JobsPage } from './jobs-page.tsx';

const job = {
  id: '0190b0a0-0000-7000-8000-000000000001',
  kind: 'read-paper',
  reason: 'job_expired',
  tries: 12,
  createdAt: '2026-11-22T12:00:00Z',
  givenUpAt: '2026-11-22T12:15:00Z',
};
let items: (typeof job)[];
const reads = { 'GET /jobs/given-up': () => ({ items, next: items.length > 0 ? 'two' : null, count: items.length }) };

beginAt('/admin/jobs', 'everything');
beforeEach(() => {
  items = [job];
});

async function open(name = 'Leer un documento'): Promise<void> {
  await showPage(<JobsPage />);
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
  await expect.element(page.getByRole('button', { name: 'Ver más' })).toBeInTheDocument();
  await again().click();
  await expect.element(page.getByText('Ningún proceso falló.')).toBeInTheDocument();
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
  await expect.element(page.getByText('Ningún proceso falló.')).toBeInTheDocument();
});

test('a job that the console has no words for is shown by its code, and an outside service by its name', async () => {
  items = [{ ...job, kind: 'of-a-newer-release', reason: 'palenca_timeout' }];
  playServer(reads);
  await open('Un proceso de otra versión');
  await expect.element(page.getByText('Palenca tardó demasiado en responder.')).toBeInTheDocument();
  await expect.element(page.getByText('of-a-newer-release')).toBeInTheDocument();
});
