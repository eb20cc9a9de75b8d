import { randomUUID } from 'node:crypto';
import { agreeToKeep, keepPicture } from '../../earnings/testing/test-kept.ts';
import { codeAt } from '../accounts/totp.ts';
import { newAuthenticator } from './test-authenticator.ts';
import { next, type Site } from './test-site.ts';
import { PASSWORD } from './test-staff.ts';

/** Writes to accounts, links, messages, jobs, settings and a person’s data. */
export function accountWrites(site: Site) {
  const { server, admin, query, call, open, applicationOf, about, plain, colleague, by, link, csv, batches, delivery } =
    site;
  const { withPrivacyRequest } = site;
  async function proposeLooser(): Promise<string> {
    const set = async (value: string) => {
      const { revision } = (await call('GET', '/settings')).RISK_CHECK;
      return (await call('PATCH', '/settings', { RISK_CHECK: { value, revision } })).RISK_CHECK;
    };
    await set('manual');
    return (await set('automatic')).proposal.id;
  }

  const webhookFields = {
    url: 'https://example.com/hooks',
    description: 'CRM',
    kinds: ['application.created'],
    countries: ['mx'],
  };
  async function webhook(): Promise<{ webhookId: string }> {
    return { webhookId: (await call('POST', '/webhooks', webhookFields)).webhook.id };
  }
  const planFacts = {
    ...{ vehicle: 'Versa', weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 0 },
    insurance: 'included',
  };
  const plan = async () => ({ planId: (await call('POST', '/plans', { country: 'mx', ...planFacts })).id });
  const sentence = {
    ...{ place: 'answer', nameEs: 'Gracias', nameEn: 'Thanks', textEs: '¡Gracias, {firstName}!', textEn: 'Thanks!' },
    isOn: true,
  };
  const serviceAccount = () =>
    call('POST', '/service-accounts', { name: `Sistema ${next()}`, scopes: ['applications:read'] });

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
      const application = await server.open('mx');
      return {
        params: about(application),
        body: { reason: 'Lo pidió', confirm: (await applicationOf(application)).reference },
      };
    },
    async answerPrivacyRequest() {
      const { application, requestId } = await withPrivacyRequest('correction');
      return { params: { ...about(application), requestId }, body: { outcome: 'granted', text: 'Ya lo corregimos.' } };
    },
    async grantDeletion() {
      const { application, requestId } = await withPrivacyRequest('deletion');
      const { reference } = await applicationOf(application);
      return { params: { ...about(application), requestId }, body: { text: 'Ya los borramos.', confirm: reference } };
    },
    holdRetention: () => plain({ reason: 'Un juicio' }),
    async liftHold() {
      const application = await open();
      await call('POST', `/applications/${application.applicationId}/retention-hold`, { reason: 'Un juicio' });
      return { params: about(application) };
    },
    inviteAccount: async () => ({ body: { email: `nueva${next()}@example.com`, roles: ['advisor'] } }),
    changeAccount: async () => ({
      params: { accountId: (await colleague()).me.account.id },
      body: { roles: ['advisor'] },
    }),
    resetFactors: async () => ({ params: { accountId: (await colleague()).me.account.id } }),
    endSessions: async () => ({ params: { accountId: (await colleague()).me.account.id } }),
    async withdrawInvitation() {
      const { id } = await call('POST', '/accounts', { email: `otra${next()}@example.com`, roles: ['advisor'] });
      return { params: { invitationId: id } };
    },
    makeServiceAccount: async () => ({ body: { name: `Sistema ${next()}`, scopes: ['applications:read'] } }),
    async changeServiceAccount() {
      const { account } = await serviceAccount();
      return { params: { accountId: account.id }, body: { networks: ['10.0.0.0/8'] } };
    },
    async addServiceToken() {
      const { account } = await serviceAccount();
      return { params: { accountId: account.id } };
    },
    async revokeServiceToken() {
      const { account } = await serviceAccount();
      return { params: { accountId: account.id, tokenId: account.tokens[0].id } };
    },
    async revokeServiceAccount() {
      const { account } = await serviceAccount();
      return { params: { accountId: account.id } };
    },
    changeSettings: async () => ({ body: { MAX_RESCHEDULES: { value: 4, revision: 0 } } }),
    addPlan: async () => ({ body: { country: 'mx', ...planFacts } }),
    async changePlan() {
      return { params: await plan(), body: { ...planFacts, version: 1 } };
    },
    async endPlan() {
      return { params: await plan(), body: { version: 1 } };
    },
    addSentence: async () => ({ body: sentence }),
    async changeSentence() {
      const { id } = await call('POST', '/ready-sentences', sentence);
      return { params: { sentenceId: id }, body: { ...sentence, version: 1 } };
    },
    async judgePicture() {
      const { requestId, applicationId } = await server.open('mx');
      await agreeToKeep(server, requestId);
      const pictureId = await keepPicture(server, applicationId);
      return { params: { pictureId }, body: { verdict: 'wrong', week: '2026-11-16', amount: 4100.5 } };
    },
    changeWorkRules: async () => ({ body: { version: 0, rules: [], leads: [] } }),
    changeMember: async () => ({ params: { accountId: (await colleague()).me.account.id }, body: { capacity: 5 } }),
    sayDone: async () => ({ body: { item: 'backup' } }),
    testMessages: async () => ({ body: { to: 'prueba@example.com' } }),
    addWebhook: async () => ({ body: webhookFields }),
    changeWebhook: async () => ({ params: await webhook(), body: { paused: true } }),
    rotateWebhook: async () => ({ params: await webhook() }),
    removeWebhook: async () => ({ params: await webhook() }),
    replayWebhook: async () => ({ params: await webhook(), body: { since: '2026-11-01T00:00:00.000Z' } }),
    testWebhook: async () => ({ params: await webhook() }),
    async replayDelivery() {
      const params = await webhook();
      await server.open('mx');
      const [row] = await query('select event_id from webhook_deliveries where endpoint_id = $1', [params.webhookId]);
      return { params: { ...params, eventId: row.event_id } };
    },
    confirmSetting: async () => {
      const who = await colleague();
      return { who, params: { setting: 'RISK_CHECK' }, body: { proposalId: await proposeLooser() } };
    },
    withdrawSetting: async () => {
      await proposeLooser();
      return { params: { setting: 'RISK_CHECK' } };
    },
  };
}
