import { randomBytes } from 'node:crypto';
import { type Stage as ApplicationStage, isDecided, stages } from '@volante/contract/admission/stages.ts';
import type { Offers } from '@volante/contract/staff/administration/plans.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { openKinds } from '@volante/contract/staff/open-things/open-things.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../server/core/deps.ts';
import { invite } from '../../server/staff/accounts/invitations.ts';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { listAccounts } from '../../server/staff/administration/accounts/accounts.ts';
import { answerOf } from './made-up-driver.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
/** How long a session is used, in ms. It would end an hour after its last call. */
const SESSION = 45 * 60_000;

/**
 * A made-up staff member who reviews and decides through the staff's calls, with a random password. Each act leaves out what was
 * done before.
 */
export class MadeUpStaff {
  readonly #app: FastifyInstance;
  readonly #now: () => Date;
  readonly #email: string;
  readonly #password = randomBytes(18).toString('base64');
  #secret = '';
  #cookie = '';
  #signedInUntil = 0;
  #lastStep = 0;

  private constructor(app: FastifyInstance, now: () => Date, email: string) {
    this.#app = app;
    this.#now = now;
    this.#email = email;
  }

  static async hire(
    app: FastifyInstance,
    deps: Deps,
    roles: Role[],
    name: string,
    email: string,
  ): Promise<MadeUpStaff> {
    const person = new MadeUpStaff(app, deps.now, email);
    const known = (await listAccounts(deps)).some((account) => account.email === email);
    // From an earlier run, whose password nobody knows.
    const { token } = await invite(deps, known ? { email, roles: null, reset: true } : { email, roles });
    const { totp } = (await person.#send('POST', '/invitations/open', { token })) as { totp: { secret: string } };
    person.#secret = totp.secret;
    await person.#signIn('/invitations/accept', { token, name, password: person.#password });
    return person;
  }

  read(applicationId: string): Promise<StaffApplication> {
    return this.call('GET', `/applications/${applicationId}`) as Promise<StaffApplication>;
  }

  /** Reviews every waiting paper: those in `reject` are sent back, all others approved. */
  async review(applicationId: string, reject: Record<string, string> = {}, most = 99): Promise<void> {
    const { stage, documents } = await this.read(applicationId);
    if (isDecided(stage)) return;
    const given = documents.filter((document) => document.hasFile);
    const waiting = given.filter((document) => document.status === 'pending');
    const left = Math.max(0, most - (given.length - waiting.length));
    for (const { type, media, revision } of waiting.slice(0, left)) {
      if (!media) continue;
      const of = `/applications/${applicationId}`;
      await this.call('GET', `${of}/media/${media.id}/pages/1?size=screen`);
      const reason = reject[type];
      const judgement = reason ? { decision: 'rejected', reason } : { decision: 'approved' };
      await this.call('POST', `${of}/documents/${type}/review`, { revision, ...judgement });
    }
  }

  async approveData(applicationId: string): Promise<void> {
    const of = `/applications/${applicationId}`;
    const { stage, contact, earnings, ...found } = await this.read(applicationId);
    if (isDecided(stage)) return;
    if ('personalData' in found && found.personalData.status !== 'approved')
      await this.call('POST', `${of}/personal-data/approve`, { revision: contact.revision });
    if (earnings.status !== 'approved')
      await this.call('POST', `${of}/earnings/approve`, { revision: earnings.revision });
  }

  async askAgain(applicationId: string, part: string, paths: string[], reason: string): Promise<void> {
    if ((await this.read(applicationId)).corrections.length > 0) return;
    await this.call('POST', `/applications/${applicationId}/corrections`, { part, paths, reason });
  }

  async note(applicationId: string, text: string): Promise<void> {
    if ((await this.read(applicationId)).notes.length > 0) return;
    await this.call('POST', `/applications/${applicationId}/notes`, { text });
  }

  async take(applicationId: string): Promise<void> {
    if ((await this.read(applicationId)).assignee) return;
    const me = (await this.call('GET', '/me')) as { account: { id: string } };
    await this.call('PUT', `/applications/${applicationId}/assignee`, { from: null, to: me.account.id });
  }

  /** Moves an application forward, or proposes it where a second person confirms. */
  async move(applicationId: string, to: ApplicationStage, reason: string, more: object = {}): Promise<void> {
    const { revision, stage: from, proposal: pendingDecision } = await this.read(applicationId);
    if (pendingDecision || isDecided(from) || stages.indexOf(from) >= stages.indexOf(to)) return;
    const move = { revision, from, to, reason, despite: openKinds, ...more };
    await this.call('POST', `/applications/${applicationId}/stage`, move);
  }

  /** Approves it with the first plan of its country. */
  async approve(applicationId: string, reason: string): Promise<void> {
    const { country } = await this.read(applicationId);
    const { items } = (await this.call('GET', `/plans/offered?country=${country}`)) as Offers;
    const terms = items.slice(0, 1).map(({ id, version }) => ({ plan: { id, version } }));
    await this.move(applicationId, 'approved', reason, { ...(terms[0] && { terms: terms[0] }) });
  }

  /** Passes the judicial check, where staff do it. */
  async passCheck(applicationId: string): Promise<void> {
    const { stage } = await this.read(applicationId);
    if (stage === 'judicial_analysis') await this.move(applicationId, 'documents_analysis', 'Sin antecedentes.');
  }

  /** Confirms what a colleague proposed, if anything. */
  async confirm(applicationId: string): Promise<void> {
    const { revision, proposal: pendingDecision } = await this.read(applicationId);
    if (!pendingDecision) return;
    await this.call('POST', `/applications/${applicationId}/proposal/confirm`, {
      proposalId: pendingDecision.id,
      revision,
    });
  }

  /** Whether a visit was ever booked. */
  async hasVisit(applicationId: string): Promise<boolean> {
    const { visit, reports } = await this.read(applicationId);
    return visit !== null || reports.length > 0;
  }

  async reportVisit(applicationId: string, outcome: 'passed' | 'failed' | 'no_show'): Promise<void> {
    const { visit, stage, reports } = await this.read(applicationId);
    if (isDecided(stage) || reports.some((report) => report.outcome !== null)) return;
    if (!visit) throw new Error('no visit to report');
    const answers = {
      ...{
        isAddressProvidedByApplicant: true,
        hasGarage: outcome === 'passed',
        doesProofOfAddressMatchLocation: 'yes',
      },
      ...{ residentOwnershipStatus: 'rented', behaviourOfCustomerDuringCall: 'cooperative' },
      proofOfPropertyOwnership: 'not_applicable',
    };
    const of = `/visits/${visit.id}/report`;
    const draft = (await this.call('PUT', of, { revision: visit.report?.revision ?? 0, ...answers })) as {
      revision: number;
    };
    await this.call('POST', `${of}/finish`, { revision: draft.revision, outcome });
  }

  /** The data returned by a call below `/api/staff`. Signs in again first if the session is old. */
  async call(method: Method, path: string, payload?: object): Promise<unknown> {
    if (this.#now().getTime() > this.#signedInUntil) await this.#signInAgain();
    return this.#send(method, path, payload).catch(async (error: Error) => {
      // A running server ends sessions that are old by its own clock.
      if (!error.message.includes(': 401 ')) throw error;
      await this.#signInAgain();
      return this.#send(method, path, payload);
    });
  }

  async #signInAgain(): Promise<void> {
    const opened = await this.#send('POST', '/sign-in', { email: this.#email, password: this.#password });
    await this.#signIn('/sign-in/code', { challenge: (opened as { challenge: string }).challenge });
  }

  // A code is accepted only once, so a second one within half a minute is that of the next step.
  async #signIn(path: string, given: object): Promise<void> {
    const step = Math.max(Math.floor(this.#now().getTime() / 30_000), this.#lastStep + 1);
    this.#lastStep = step;
    const code = codeAt(this.#secret, new Date(step * 30_000));
    const answer = await this.#app.inject({ method: 'POST', url: `/api/staff${path}`, payload: { ...given, code } });
    if (answer.statusCode >= 400) throw new Error(`POST ${path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    this.#cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    this.#signedInUntil = this.#now().getTime() + SESSION;
  }

  #send(method: Method, path: string, payload?: object): Promise<unknown> {
    const headers = this.#cookie ? { cookie: this.#cookie } : {};
    return answerOf(this.#app, { method, url: `/api/staff${path}`, headers, ...(payload && { payload }) });
  }
}
