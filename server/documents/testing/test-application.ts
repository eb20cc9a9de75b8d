// One application and what its applicant and its reviewer do with documents.

import type { Stage } from '@volante/contract/admission/stages.ts';
import type { DocumentView } from '@volante/contract/application.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { sql } from 'kysely';
import { staff } from '../../applications/events.ts';
import { upload } from '../../media/testing/test-upload.ts';
import { walkTo } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Review, reviewDocument } from '../review.ts';

export async function openTestApplication(server: TestApp, country: CountryCode = 'mx') {
  const mine = await server.open(country);
  const photo = await files.jpeg();
  const pdf = await files.pdf();
  const address = (requestId = mine.requestId) => requestPath(requestId);
  const { call } = server;
  /** Uploads a file for this type; returns its id. */
  async function send(type: string, { requestId } = mine): Promise<string> {
    const bytes = type.startsWith('bank') || type === 'curp' ? pdf : photo;
    const { data, error } = await upload(server, requestId, type, [{ bytes, name: 'scan' }]);
    if (error) throw new Error(error.code);
    return data.id;
  }
  const attach = (updates: { mediaId: string; type: string; month?: string; barcode?: string }[], query = '') =>
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
    document: async (type: string) => (await list()).documents.find((item) => item.type === type),
    required: async () => (await list()).documents.filter((item) => item.required).map((item) => item.type),
    review: (type: string, decision: Omit<Review, 'actor'>) =>
      reviewDocument(server.deps, mine.applicationId, type, { actor: staff('reviewer'), ...decision } as Review),
    walkTo: (stage: Stage) => walkTo(server, mine, stage),
    versions: (type: string) => column('media_id', 'document_versions', sql`type = ${type}`),
    events: () => column('kind', 'application_events'),
  };
}

export type TestApplication = Awaited<ReturnType<typeof openTestApplication>>;
