import type { CountryCode } from '@volante/contract/country.ts';
import { crm } from '../../../sandbox/crm.ts';
import { type CaughtMail, mailCatcher, mailsOf } from '../../../sandbox/mail.ts';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import { onlyAdvisors, openCaller } from '../../appointments/testing/test-calendar.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliver } from '../deliver.ts';
import { type DeliveryRow, deliveryOf } from '../store.ts';

export interface Post {
  server: TestApp;
  sandbox: RunningSandbox;
  /** The server's configuration. */
  settings: Record<string, string>;
  /** Mails received by the mail server, oldest first. */
  mails(): CaughtMail[];
  /** Attempts every due delivery, as the sweep and the queue do. */
  deliverDue(): Promise<void>;
  /** All deliveries, oldest first. */
  deliveries(): Promise<DeliveryRow[]>;
  /** An applicant with contact data (none without an address) and a visit on 2 December, 9:00 in Mexico City. */
  visitor(email?: string, country?: CountryCode): Promise<Visitor>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

type Visitor = Awaited<ReturnType<typeof openCaller>> & { visitId: string };

/** The real server with the sandbox's mail server and CRM behind it. */
export async function openPost(settings: Record<string, string> = {}): Promise<Post> {
  const mail = mailCatcher();
  const sandbox = await startSandbox({ parts: [mail, crm], port: 0 });
  const withStages = { HUBSPOT_FIELDS: '', HUBSPOT_STAGE_PROPERTY: 'volante_stage' };
  const given = {
    ...mail.settings?.(sandbox.state),
    ...crm.settings?.(sandbox.state),
    ...withStages,
    ...settings,
  };
  const server = await startTestApp({ settings: given, connections: 1 });

  async function deliveries(): Promise<DeliveryRow[]> {
    const rows = await server.deps.db
      .selectFrom('deliveries')
      .selectAll()
      .where('account_id', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => deliveryOf(row));
  }
  return {
    server,
    sandbox,
    settings: given,
    deliveries,
    mails: () => [...mailsOf(sandbox.state)].reverse(),
    async deliverDue() {
      for (const { id } of await deliveries()) await deliver(server.deps, id);
    },
    async visitor(email = 'ana@example.org', country = 'mx') {
      const caller = await openCaller(server, country);
      if (email) await saveContact(server, caller.requestId, email);
      const { data } = await caller.book('20261202T1500Z');
      return { ...caller, visitId: data.appointment.id };
    },
    async clear() {
      server.setNow('2026-11-25T18:00:00Z');
      await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pablo' });
      await server.database.pool.query('delete from deliveries');
      mailsOf(sandbox.state).length = 0;
      sandbox.state.clear();
    },
    async close() {
      await server.close();
      await sandbox.stop();
    },
  };
}

export async function saveContact({ call }: TestApp, requestId: string, email: string): Promise<void> {
  const contact = { firstName: 'Ana', lastName: 'López', email, phone: '+525512345678' };
  const { status, body } = await call('PATCH', `${requestPath(requestId)}/personal-data`, contact);
  if (status !== 200) throw new Error(body);
}

/** The short address behind the button of a message. */
export function shortAddressIn(text: string): string {
  return /https?:\/\/\S+\/m\/[\w-]{22}(?=\s|$)/.exec(text)?.[0] ?? '';
}

/** The path to which the message's short address leads. */
export async function pathBehind({ app }: Pick<TestApp, 'app'>, text = ''): Promise<string | undefined> {
  const { headers } = await app.inject(new URL(shortAddressIn(text)).pathname);
  return headers.location;
}
