import { randomUUID } from 'node:crypto';
import type { Batch, BatchRow } from '@volante/contract/staff/links/batch-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createLinks } from '../links/batches/create-batch.ts';
import type { TestStaff } from './test-staff.ts';

interface Checked {
  batchId: string;
  counts: Batch['counts'];
  rows: BatchRow[];
  ignored: string[];
}

/** Files of drivers, sent as the console does. */
export function testBatches(server: TestApp) {
  /** Has a file checked; a text is written in UTF-8. */
  async function check(
    who: TestStaff,
    file: string | Buffer | null,
    { country = 'mx', more = {} }: { country?: string | null; more?: Record<string, string> } = {},
  ) {
    const boundary = randomUUID();
    const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    const payload = Buffer.concat([
      Buffer.from(country === null ? '' : `${part('country')}\r\n\r\n${country}\r\n`),
      ...Object.entries(more).map(([name, value]) => Buffer.from(`${part(name)}\r\n\r\n${value}\r\n`)),
      ...(file === null
        ? []
        : [Buffer.from(`${part('file')}; filename="drivers.csv"\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n')]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: who.cookie };
    const answer = await server.inject({ method: 'POST', url: '/api/staff/link-batches', headers, payload });
    const { data, error } = answer.json();
    return { status: answer.statusCode, data: data as Checked, code: error?.code, errors: error?.errors };
  }
  /** Asks for its links and does what the job does. */
  async function create(who: TestStaff, batchId: string, wish: object = { skipDuplicates: true }) {
    const answer = await who.call('POST', `/link-batches/${batchId}/create`, wish);
    if (answer.status === 200) await createLinks(server.deps, batchId);
    return answer;
  }
  const show = async (who: TestStaff, batchId: string) =>
    (await who.call('GET', `/link-batches/${batchId}`)).data as Batch;
  return { check, create, show };
}
