// An installation of staff, and the situations in which their writes succeed.

import * as files from '@volante/reader/testing/test-files.ts';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import type { TestFile } from '../../media/testing/test-upload.ts';
import { type Opened, openIn } from '../../testing/application.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testBatches } from './test-batch.ts';
import { hire, type TestStaff } from './test-staff.ts';

/** A call that succeeds; `who` is an admin unless given. */
export interface Write {
  who?: TestStaff;
  params?: Record<string, string>;
  body?: object;
  form?: { fields?: Record<string, string>; file: TestFile };
}

export const START = '2026-12-02T15:00:00Z';
export const slots = ['20261203T1500Z', '20261203T1600Z', '20261203T1700Z'] as const;
const passed = {
  isAddressProvidedByApplicant: true,
  hasGarage: false,
  residentOwnershipStatus: 'rented',
  doesProofOfAddressMatchLocation: 'yes',
  homeVisitStepsStatus: Object.fromEntries(
    ['call', 'address', 'house', 'garage', 'papers', 'closing'].map((step) => [step, 'done']),
  ),
};
/** What the driver's call stores; the id of the request. */
export async function askFor(query: TestApp['query'], applicationId: string, kind: string): Promise<string> {
  const [{ id }] = await query(
    `insert into privacy_requests (id, application_id, kind, text, asked_at, due_on)
     values (gen_random_uuid(), $1, $2, 'Está mal mi calle', now(), '2026-12-31') returning id`,
    [applicationId, kind],
  );
  return id;
}

let count = 0;
/** For names that must differ. */
export const next = () => ++count;

export type Site = ReturnType<typeof siteOf>;

export function siteOf(server: TestApp, admin: TestStaff, other: TestStaff) {
  const { query } = server;
  const photo = async (): Promise<TestFile> => ({ bytes: await files.jpeg(), name: 'foto.jpg' });
  async function call(...given: Parameters<TestStaff['call']>) {
    const answer = await admin.call(...given);
    if (answer.status !== 200) throw new Error(`${given[0]} ${given[1]}: ${answer.body}`);
    return answer.data;
  }
  const open = () => openIn(server, 'risk_analysis');
  const applicationOf = ({ applicationId }: Opened) => call('GET', `/applications/${applicationId}`);
  const about = ({ applicationId }: Opened) => ({ applicationId });
  const plain = async (body?: object): Promise<Write> => ({ params: about(await open()), ...(body && { body }) });
  async function colleague(): Promise<TestStaff> {
    const who = await hire(server, 'everything', 'Inés');
    await who.stepUp();
    return who;
  }
  const by = async (body?: object): Promise<Write> => ({ who: await colleague(), ...(body && { body }) });

  async function withData(status: string): Promise<{ application: Opened; revision: number }> {
    const application = await open();
    await query(`update personal_data set status = $2 where application_id = $1`, [application.applicationId, status]);
    return { application, revision: (await applicationOf(application)).contact.revision };
  }
  async function withEarnings(): Promise<{ application: Opened; revision: number; week: string }> {
    const application = await open();
    const { weeks } = await call('GET', `/applications/${application.applicationId}/earnings`);
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, 4000, 'MXN', 'screenshot', false, now())`,
      [application.applicationId, weeks[0]],
    );
    await query(
      `insert into earnings_analyses (application_id, status, result, at)
       values ($1, 'completed', '{"weeks":[],"platforms":[]}', now()) on conflict do nothing`,
      [application.applicationId],
    );
    const { revision } = await call('GET', `/applications/${application.applicationId}/earnings`);
    return { application, revision, week: weeks[0] };
  }
  async function withCorrection(): Promise<{ application: Opened; correctionId: string }> {
    const application = await open();
    const body = { part: 'personal_data', paths: ['street'], reason: 'outdated' };
    const { corrections } = await call('POST', `/applications/${application.applicationId}/corrections`, body);
    return { application, correctionId: corrections[0].id };
  }
  async function withDocument(): Promise<{ application: Opened; revision: number }> {
    const application = await open();
    const body = { type: 'identity_card_front' };
    const { documents } = await call('POST', `/applications/${application.applicationId}/documents`, body);
    return { application, revision: documents.find(({ type }: { type: string }) => type === body.type).revision };
  }
  async function withVisit(): Promise<{ application: Opened; visitId: string; revision: number; others: string[] }> {
    const [laura, pedro] = await onlyAdvisors(server, { name: `Laura ${next()}` }, { name: `Pedro ${next()}` });
    const application = await openIn(server, 'home_visit');
    const body = { slotId: slots[0], advisorId: laura!.id };
    const visit = await call('POST', `/applications/${application.applicationId}/visit`, body);
    return { application, visitId: visit.id, revision: visit.revision, others: [pedro!.id] };
  }
  async function withReport(finished = false) {
    const { visitId, application } = await withVisit();
    const { revision } = await call('PUT', `/visits/${visitId}/report`, { revision: 0, ...passed });
    if (finished) await call('POST', `/visits/${visitId}/report/finish`, { revision, outcome: 'passed' });
    return { visitId, revision, application };
  }
  async function askingDevice({ applicationId }: Opened): Promise<string> {
    const [{ id }] = await query(
      `insert into known_devices (id, application_id, party, token_hash, browser, system, help, help_at, created_at, last_used_at)
       values (gen_random_uuid(), $1, 'applicant', sha256(gen_random_uuid()::text::bytea), 'Chrome', 'Android', '0421', $2, $2, $2)
       returning id`,
      [applicationId, server.deps.now()],
    );
    return id;
  }
  async function advisor(): Promise<{ advisorId: string; revision: number }> {
    const body = { name: `Rosa ${next()}`, zone: 'America/Mexico_City', countries: ['mx'], hours: [] };
    const { id: advisorId, revision } = await call('POST', '/advisors', body);
    return { advisorId, revision };
  }
  const rejection = { from: 'risk_analysis', to: 'rejected', reason: 'Gana muy poco', reasons: ['earnings_too_low'] };
  async function withPendingDecision() {
    const application = await open();
    // A pending decision raises the revision, and it can be confirmed at that one.
    const revision = (await applicationOf(application)).revision + 1;
    const [{ id: pendingDecisionId }] = await query(
      `insert into pending_decisions (id, application_id, "to", reason, reasons, account_id, at, revision)
       values (gen_random_uuid(), $1, 'rejected', 'x', '{earnings_too_low}', $2, $3, $4) returning id`,
      [application.applicationId, other.me.account.id, server.deps.now(), revision],
    );
    return { application, proposalId: pendingDecisionId, revision };
  }
  async function withPrivacyRequest(kind: 'correction' | 'deletion') {
    const application = await server.open('mx');
    return { application, requestId: await askFor(query, application.applicationId, kind) };
  }
  const link = () =>
    call('POST', '/links', {
      country: 'mx',
      ...{ firstName: 'Luz', lastName: 'Rey', phone: `55${71_000_000 + next()}`, email: `luz${next()}@example.com` },
    });
  const csv = () =>
    Buffer.from(`firstName,lastName,phone,email\nLuz,Rey,55${72_000_000 + next()},luz.${next()}@example.com\n`);
  const batches = testBatches(server);
  async function delivery(): Promise<string> {
    const application = await open();
    const [row] = await query(
      `insert into deliveries (id, application_id, kind, about, told, language, state, due_at, created_at)
       values (gen_random_uuid(), $1, 'visit_booked', $2, '', 'en', 'by_hand', now(), now()) returning id`,
      [application.applicationId, `about ${next()}`],
    );
    return row.id;
  }
  const view = { name: 'Mías', query: { stage: ['created'] } };
  const addView = () => call('POST', '/views', { ...view, name: `Mías ${next()}` });

  return {
    ...{
      server,
      admin,
      query,
      photo,
      call,
      open,
      applicationOf,
      about,
      plain,
      colleague,
      by,
      withData,
      withEarnings,
      withCorrection,
    },
    ...{
      withDocument,
      withVisit,
      withReport,
      advisor,
      rejection,
      withPendingDecision,
      withPrivacyRequest,
      link,
      csv,
      batches,
      delivery,
      addView,
      askingDevice,
      view,
    },
  };
}

/** Sends a write as the console does. */
export async function send(
  server: TestApp,
  who: TestStaff,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { fields = {}, file }: NonNullable<Write['form']>,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name ?? 'foto.jpg');
  const encoded = new Response(form);
  return server.inject({
    method,
    url: `/api/staff${path}`,
    headers: { ...headers, cookie: who.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
