// One application and what its applicant and its reviewer do with documents.
import type { DocumentView } from '@volante/contract/admission/application.ts';
import type { Mover, Stage } from '@volante/contract/admission/stages.ts';
import { sql } from 'kysely';
import { moveStage } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import * as files from '../../media/testing/test-files.ts';
import { upload } from '../../media/testing/test-upload.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Review, reviewDocument } from '../review.ts';

export async function openTestCase(server: TestApp) {
  const mine = await server.open('mx');
  const photo = await files.jpeg();
  const pdf = await files.pdf();
  const address = (requestId = mine.requestId) => `/api/public/admission/requests/${requestId}`;

  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const answer = await server.inject({ method, url, ...(payload && { payload }) });
    const { data, error } = answer.json();
    return { status: answer.statusCode, data, error };
  }
  /** Uploads a file for this type; returns its id. */
  async function send(type: string, { requestId } = mine): Promise<string> {
    const bytes = type.startsWith('bank') || type === 'curp' ? pdf : photo;
    const { data, error } = await upload(server, requestId, type, [{ bytes, name: 'scan' }]);
    if (error) throw new Error(error.code);
    return data.id;
  }
  const attach = (updates: { mediaId: string; type: string; month?: string }[], query = '') =>
    call('PATCH', `${address()}/documents${query}`, { updates });
  async function give(type: string): Promise<string> {
    const mediaId = await send(type);
    const { error } = await attach([{ mediaId, type }]);
    if (error) throw new Error(error.code);
    return mediaId;
  }
  async function list(): Promise<{ status: string; documents: DocumentView[] }> {
    return (await call('GET', address())).data.documentsAnalysis;
  }
  async function column<Name extends string>(name: Name, table: string, where = sql`true`): Promise<string[]> {
    const { rows } = await sql<Record<Name, string>>`select ${sql.ref(name)} from ${sql.table(table)}
      where application_id = ${mine.applicationId} and ${where} order by id`.execute(server.deps.db);
    return rows.map((row) => row[name]);
  }

  return {
    ...mine,
    address,
    call,
    send,
    attach,
    give,
    list,
    document: async (type: string) => (await list()).documents.find((one) => one.type === type),
    required: async () => (await list()).documents.filter((one) => one.required).map((one) => one.type),
    review: (type: string, decision: Omit<Review, 'actor'>) =>
      reviewDocument(server.deps, mine.applicationId, type, { actor: staff('reviewer'), ...decision } as Review),
    async move(by: Mover, ...stages: Stage[]) {
      for (const to of stages) {
        const cause = { actor: { kind: by, id: 'test' }, reason: 'test' };
        await server.deps.db.transaction().execute((trx) => moveStage(server.deps, trx, mine.applicationId, to, cause));
      }
    },
    versions: (type: string) => column('media_id', 'document_versions', sql`type = ${type}`),
    events: () => column('kind', 'application_events'),
  };
}

export type TestCase = Awaited<ReturnType<typeof openTestCase>>;
