// Every write of the staff's contract in a situation in which it succeeds. A new one doesn't compile without an entry here.
import { randomUUID } from 'node:crypto';
import type { staffApi } from '@volante/contract/staff-api.ts';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import * as files from '../../media/testing/test-files.ts';
import type { TestFile } from '../../media/testing/test-upload.ts';
import { contact } from '../../personal-data/testing/test-saving.ts';
import { type Opened, openIn } from '../../testing/case.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { codeAt } from '../accounts/totp.ts';
import { matchingOn } from '../matches/testing/matching.ts';
import { newAuthenticator } from './test-authenticator.ts';
import { testBatches } from './test-batch.ts';
import { hire, PASSWORD, type TestStaff } from './test-staff.ts';

type StaffApi = typeof staffApi;
type Named<Name extends keyof StaffApi> = StaffApi[Name] extends {
  gate: 'staff';
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}
  ? StaffApi[Name] extends { reads: string }
    ? never
    : Name
  : never;
/** These only ask, although they are no GETs. */
export const asking = ['searchApplications', 'findMatches', 'previewHours', 'bePresent'] as const;
export type WriteName = Exclude<{ [Name in keyof StaffApi]: Named<Name> }[keyof StaffApi], (typeof asking)[number]>;

/** A call that succeeds; `who` is an admin unless given. */
export interface Write {
  who?: TestStaff;
  params?: Record<string, string>;
  body?: object;
  form?: { fields?: Record<string, string>; file: TestFile };
}

export const START = '2026-12-02T15:00:00Z';
const slots = ['20261203T1500Z', '20261203T1600Z', '20261203T1700Z'] as const;
const passed = {
  isAddressProvidedByApplicant: true,
  hasGarage: false,
  doesProofOfAddressMatchLocation: 'yes',
  homeVisitStepsStatus: Object.fromEntries(
    ['call', 'address', 'house', 'garage', 'papers', 'closing'].map((step) => [step, 'done']),
  ),
};
let people = 0;

export function writesOf(server: TestApp, admin: TestStaff, other: TestStaff): Record<WriteName, () => Promise<Write>> {
  const { query } = server;
  const photo = async (): Promise<TestFile> => ({ bytes: await files.jpeg(), name: 'foto.jpg' });
  async function call(...given: Parameters<TestStaff['call']>) {
    const answer = await admin.call(...given);
    if (answer.status !== 200) throw new Error(`${given[0]} ${given[1]}: ${answer.body}`);
    return answer.data;
  }
  const open = () => openIn(server, 'risk_analysis');
  const caseOf = ({ applicationId }: Opened) => call('GET', `/applications/${applicationId}`);
  const about = ({ applicationId }: Opened) => ({ applicationId });
  const plain = async (body?: object): Promise<Write> => ({ params: about(await open()), ...(body && { body }) });
  async function colleague(): Promise<TestStaff> {
    const who = await hire(server, 'admin', 'Inés');
    await who.stepUp();
    return who;
  }
  const by = async (body?: object): Promise<Write> => ({ who: await colleague(), ...(body && { body }) });

  async function withData(status: string): Promise<{ one: Opened; revision: number }> {
    const one = await open();
    await query(`update personal_data set status = $2 where application_id = $1`, [one.applicationId, status]);
    return { one, revision: (await caseOf(one)).contact.revision };
  }
  async function withEarnings(): Promise<{ one: Opened; revision: number; week: string }> {
    const one = await open();
    const { weeks } = await call('GET', `/applications/${one.applicationId}/earnings`);
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, 4000, 'MXN', 'screenshot', false, now())`,
      [one.applicationId, weeks[0]],
    );
    await query(
      `insert into earnings_analyses (application_id, status, result, at)
       values ($1, 'completed', '{"weeks":[],"platforms":[]}', now()) on conflict do nothing`,
      [one.applicationId],
    );
    const { revision } = await call('GET', `/applications/${one.applicationId}/earnings`);
    return { one, revision, week: weeks[0] };
  }
  async function withCorrection(): Promise<{ one: Opened; correctionId: string }> {
    const one = await open();
    const body = { part: 'personal_data', paths: ['street'], reason: 'outdated' };
    const { corrections } = await call('POST', `/applications/${one.applicationId}/corrections`, body);
    return { one, correctionId: corrections[0].id };
  }
  async function withPaper(): Promise<{ one: Opened; revision: number }> {
    const one = await open();
    const body = { type: 'identity_card_front' };
    const { documents } = await call('POST', `/applications/${one.applicationId}/documents`, body);
    return { one, revision: documents.find(({ type }: { type: string }) => type === body.type).revision };
  }
  async function withVisit(): Promise<{ one: Opened; visitId: string; revision: number; others: string[] }> {
    const [laura, pedro] = await onlyAdvisors(server, { name: `Laura ${++people}` }, { name: `Pedro ${people}` });
    const one = await openIn(server, 'home_visit');
    const body = { slotId: slots[0], advisorId: laura!.id };
    const visit = await call('POST', `/applications/${one.applicationId}/visit`, body);
    return { one, visitId: visit.id, revision: visit.revision, others: [pedro!.id] };
  }
  async function withReport(finished = false) {
    const { visitId, one } = await withVisit();
    const { revision } = await call('PUT', `/visits/${visitId}/report`, { revision: 0, ...passed });
    if (finished) await call('POST', `/visits/${visitId}/report/finish`, { revision, outcome: 'passed' });
    return { visitId, revision, one };
  }
  async function advisor(): Promise<{ advisorId: string; revision: number }> {
    const body = { name: `Rosa ${++people}`, zone: 'America/Mexico_City', countries: ['mx'], hours: [] };
    const { id: advisorId, revision } = await call('POST', '/advisors', body);
    return { advisorId, revision };
  }
  const rejection = { from: 'risk_analysis', to: 'rejected', reason: 'Gana muy poco', reasons: ['earnings_too_low'] };
  async function withProposal() {
    const one = await open();
    // Creating a proposal raises the revision, and it can be confirmed at that one.
    const revision = (await caseOf(one)).revision + 1;
    const [{ id: proposalId }] = await query(
      `insert into proposals (application_id, "to", reason, reasons, account_id, at, revision)
       values ($1, 'rejected', 'x', '{earnings_too_low}', $2, $3, $4) returning id`,
      [one.applicationId, other.me.account.id, server.deps.now(), revision],
    );
    return { one, proposalId, revision };
  }
  const link = () =>
    call('POST', '/links', {
      country: 'mx',
      ...{ firstName: 'Luz', lastName: 'Rey', phone: `55${71_000_000 + ++people}`, email: `luz${people}@example.com` },
    });
  const csv = () =>
    Buffer.from(`firstName,lastName,phone,email\nLuz,Rey,55${72_000_000 + ++people},luz.${people}@example.com\n`);
  const batches = testBatches(server);
  async function delivery(): Promise<string> {
    const one = await open();
    const [row] = await query(
      `insert into deliveries (application_id, kind, about, told, language, state, due_at, created_at)
       values ($1, 'visit_booked', $2, '', 'en', 'by_hand', now(), now()) returning id`,
      [one.applicationId, `about ${++people}`],
    );
    return row.id;
  }
  const view = { name: 'Mías', query: { stage: ['created'] } };
  const addView = () => call('POST', '/views', { ...view, name: `Mías ${++people}` });

  return {
    changeMe: () => by({ name: 'Inés María' }),
    signOut: () => by(),
    async stepUp() {
      const who = await colleague();
      return { who, body: { code: codeAt(who.secret, new Date(server.deps.now().getTime() + 30_000)) } };
    },
    async endOwnSession() {
      const who = await colleague();
      const [row] = await query(
        `insert into staff_sessions select * from jsonb_populate_record(null::staff_sessions,
           (select to_jsonb(s) || jsonb_build_object('id', $2::text, 'token_hash', '\\\\x' || md5($2::text))
            from staff_sessions s where id = $1)) returning id`,
        [who.me.session.id, randomUUID()],
      );
      return { who, params: { sessionId: row.id } };
    },
    endOtherSessions: () => by(),
    changePassword: () => by({ current: PASSWORD, next: 'gato-nube-puerta-17' }),
    newTotp: () => by(),
    async confirmTotp() {
      const who = await colleague();
      const { secret } = (await who.call('POST', '/me/totp')).data;
      return { who, body: { code: codeAt(secret, new Date(server.deps.now().getTime() + 30_000)) } };
    },
    newPasskeyOptions: () => by(),
    async addPasskey() {
      const who = await colleague();
      const { challenge, options } = (await who.call('POST', '/me/passkeys/options')).data;
      const response = newAuthenticator('http://localhost:3000').make(options.challenge);
      return { who, body: { challenge, response, name: 'Teléfono' } };
    },
    async removePasskey() {
      const { who, body } = await this.addPasskey();
      const { data } = await who!.call('POST', '/me/passkeys', body);
      return { who: who!, params: { passkeyId: data.factors.passkeys[0].id } };
    },
    newRecoveryCodes: () => by(),
    async takeNext() {
      await open();
      return { body: {} };
    },
    addView: async () => ({ body: view }),
    async changeView() {
      const { id: viewId, revision } = await addView();
      return { params: { viewId }, body: { revision, name: `Otras ${++people}` } };
    },
    removeView: async () => ({ params: { viewId: (await addView()).id } }),
    assign: () => plain({ from: null, to: admin.me.account.id }),
    addNote: () => plain({ text: 'Llamé a las diez' }),
    async strikeNote() {
      const one = await open();
      const { notes } = await call('POST', `/applications/${one.applicationId}/notes`, { text: 'No' });
      return { params: { ...about(one), noteId: notes[0].id } };
    },
    async changeContact() {
      const { one, revision } = await withData('not_started');
      return { params: about(one), body: { revision, ...contact } };
    },
    async approvePersonalData() {
      const { one, revision } = await withData('completed');
      return { params: about(one), body: { revision } };
    },
    async reopenPersonalData() {
      const { one, revision } = await withData('approved');
      return { params: about(one), body: { revision } };
    },
    askForCorrection: () => plain({ part: 'personal_data', paths: ['street'], reason: 'outdated' }),
    async takeCorrectionBack() {
      const { one, correctionId } = await withCorrection();
      return { params: { ...about(one), correctionId } };
    },
    async settleCorrection() {
      const { one, correctionId } = await withCorrection();
      await query('update corrections set answered_at = now() where id = $1', [correctionId]);
      return { params: { ...about(one), correctionId } };
    },
    async reviewPaper() {
      const one = await open();
      const { params, form } = {
        params: { ...about(one), type: 'identity_card_front' },
        form: { file: await photo() },
      };
      await send(server, admin, 'POST', `/applications/${one.applicationId}/documents/${params.type}/file`, form);
      const { documents } = await caseOf(one);
      const { revision } = documents.find(({ type }: { type: string }) => type === params.type);
      return { params, body: { revision, decision: 'rejected', reason: 'blurred_or_dark' } };
    },
    askForPaper: () => plain({ type: 'identity_card_front' }),
    async takeAskingBack() {
      const { one } = await withPaper();
      return { params: { ...about(one), type: 'identity_card_front' } };
    },
    async givePaper() {
      return { params: { ...about(await open()), type: 'identity_card_front' }, form: { file: await photo() } };
    },
    async tellNow() {
      const { one } = await withCorrection();
      return { params: about(one) };
    },
    async reviewWeek() {
      const { one, revision, week } = await withEarnings();
      return { params: { ...about(one), platform: 'uber', week }, body: { revision, decision: 'accepted' } };
    },
    async approveEarnings() {
      const { one, revision } = await withEarnings();
      return { params: about(one), body: { revision } };
    },
    async reopenEarnings() {
      const { one, revision } = await withEarnings();
      await call('POST', `/applications/${one.applicationId}/earnings/approve`, { revision });
      const now = await call('GET', `/applications/${one.applicationId}/earnings`);
      return { params: about(one), body: { revision: now.revision } };
    },
    async dismissMatch() {
      const { newPhone, openWith, compare, matchesOf } = matchingOn(server, admin);
      const phone = newPhone();
      const [one, two] = [await openWith({ phone }), await openWith({ phone })];
      await compare(one, two);
      const [match] = await matchesOf(one);
      return { params: { ...about(one), matchId: match!.id }, body: { reason: 'Son hermanos' } };
    },
    async saveReport() {
      const { visitId } = await withVisit();
      return { params: { visitId }, body: { revision: 0, comments: 'Portón azul' } };
    },
    async addReportImage() {
      const { visitId } = await withReport();
      return { params: { visitId }, form: { file: await photo() } };
    },
    async finishReport() {
      const { visitId, revision } = await withReport();
      return { params: { visitId }, body: { revision, outcome: 'passed' } };
    },
    async reopenReport() {
      const { visitId } = await withReport(true);
      return { params: { visitId }, body: { reason: 'Otra vez' } };
    },
    async bookVisit() {
      await onlyAdvisors(server, { name: `Laura ${++people}` });
      return { params: about(await openIn(server, 'home_visit')), body: { slotId: slots[0] } };
    },
    async moveVisit() {
      const { visitId, revision } = await withVisit();
      return { params: { visitId }, body: { revision, slotId: slots[1] } };
    },
    async cancelVisit() {
      const { visitId, revision } = await withVisit();
      return { params: { visitId }, body: { revision, reason: 'No puede' } };
    },
    async reassignVisit() {
      const { visitId, revision, others } = await withVisit();
      return { params: { visitId }, body: { revision, advisorId: others[0] } };
    },
    addAdvisor: async () => ({ body: { name: `Rosa ${++people}`, zone: 'America/Mexico_City' } }),
    async changeAdvisor() {
      const { advisorId, revision } = await advisor();
      return { params: { advisorId }, body: { revision, name: `Rosa ${++people}` } };
    },
    async addTimeOff() {
      const { advisorId } = await advisor();
      return { params: { advisorId }, body: { from: '2026-12-24', to: '2026-12-25' } };
    },
    async removeTimeOff() {
      const { params, body } = await this.addTimeOff();
      const { timeOff } = await call('POST', `/advisors/${params!.advisorId}/time-off`, body);
      return { params: { ...params, timeOffId: timeOff.id } };
    },
    makeCalendarAddress: async () => ({ params: { advisorId: (await advisor()).advisorId } }),
    revokeCalendarAddress: async () => ({ params: { advisorId: (await advisor()).advisorId } }),
    setHoliday: async () => ({ params: { place: 'MX', day: '2026-12-25' }, body: { worked: true } }),
    async moveStage() {
      const one = await open();
      return { params: about(one), body: { ...rejection, revision: (await caseOf(one)).revision } };
    },
    async confirmProposal() {
      const { one, proposalId, revision } = await withProposal();
      return { params: about(one), body: { proposalId, revision } };
    },
    withdrawProposal: async () => ({ params: about((await withProposal()).one) }),
    makeLink: async () => ({
      body: { country: 'mx', firstName: 'Luz', lastName: 'Rey', phone: '5570010001', email: 'luz@example.com' },
    }),
    renewLink: () => plain({ reason: 'Lo perdió' }),
    revokeLink: () => plain({ reason: 'Lo perdió' }),
    sendLink: async () => ({ params: { applicationId: (await link()).applicationId }, body: { channel: 'email' } }),
    checkBatch: async () => ({ form: { fields: { country: 'mx' }, file: { bytes: csv(), name: 'drivers.csv' } } }),
    async createBatch() {
      const { data } = await batches.check(admin, csv());
      return { params: { batchId: data.batchId }, body: { skipDuplicates: true, skipErrors: true } };
    },
    async revokeBatch() {
      const { data } = await batches.check(admin, csv());
      await batches.create(admin, data.batchId, { skipDuplicates: true, skipErrors: true });
      return { params: { batchId: data.batchId } };
    },
    messageTold: async () => ({ params: { messageId: await delivery() } }),
    retryMessage: async () => ({ params: { messageId: await delivery() } }),
    async retryJob() {
      const jobId = randomUUID();
      await server.deps.db
        .transaction()
        .execute((trx) => server.deps.jobs.enqueue(trx, 'keep-figures', {}, { startAfter: 3600 }));
      await query(
        `insert into pgboss.job (id, name, data, source_name, source_retry_count, source_output)
         values ($1, 'dead-letters', '{}', 'keep-figures', 4, '{"code": "job_expired"}')`,
        [jobId],
      );
      return { params: { jobId } };
    },
    exportPerson: () => plain({ reason: 'Lo pidió' }),
    async erase() {
      const one = await server.open('mx');
      return { params: about(one), body: { reason: 'Lo pidió', confirm: (await caseOf(one)).reference } };
    },
    holdRetention: () => plain({ reason: 'Un juicio' }),
    async liftHold() {
      const one = await open();
      await call('POST', `/applications/${one.applicationId}/retention-hold`, { reason: 'Un juicio' });
      return { params: about(one) };
    },
    inviteAccount: async () => ({ body: { email: `nueva${++people}@example.com`, role: 'advisor' } }),
    changeAccount: async () => ({
      params: { accountId: (await colleague()).me.account.id },
      body: { role: 'advisor' },
    }),
    resetFactors: async () => ({ params: { accountId: (await colleague()).me.account.id } }),
    endSessions: async () => ({ params: { accountId: (await colleague()).me.account.id } }),
    async withdrawInvitation() {
      const { id } = await call('POST', '/accounts', { email: `otra${++people}@example.com`, role: 'advisor' });
      return { params: { invitationId: id } };
    },
    changeSettings: async () => ({ body: { MAX_RESCHEDULES: { value: 4, revision: 0 } } }),
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
