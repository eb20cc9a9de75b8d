import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { DeliveryFault } from '../../core/outside/delivery-fault.ts';
import { drawHtml, drawText } from '../../notifications/emails/email-layout.ts';
import { LEASE_MS, nextTry } from '../../notifications/retries.ts';
import { selectAccount } from '../accounts/account-store.ts';
import * as store from './account-mail-store.ts';
import type { ControlFacts } from './kinds.ts';
import { writeAccountMail } from './write-account-mail.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'mail-account': { id: string };
    'sweep-account-mails': Record<string, never>;
  }
}

/** How long a settled mail is kept in ms, so that staff can check whether it was sent. */
const KEPT_MS = 30 * 24 * 3_600_000;

export function accountMailJobs(deps: Deps) {
  return {
    'mail-account': { run: ({ id }: { id: string }) => deliverAccountMail(deps, id) },
    'sweep-account-mails': { cron: '* * * * *', run: () => sweepAccountMails(deps) },
  };
}

/** Attempts one mail when it is due. Two concurrent attempts send nothing twice. */
export async function deliverAccountMail(deps: Deps, id: string): Promise<void> {
  const now = deps.now();
  const mail = await store.claimMail(deps.db, id, now, new Date(now.getTime() + LEASE_MS));
  if (!mail) return;
  const change = await attempt(deps, mail);
  const { kind, tries } = mail;
  const level = change.state === 'dead' ? 'warn' : 'info';
  deps.log[level]({ mail: id, kind, state: change.state ?? 'waiting', reason: change.reason, tries }, 'account mail');
  await store.updateClaimed(deps.db, mail, change);
}

/** Starts overdue mails: retries, and those left by commands and killed processes. */
async function sweepAccountMails(deps: Deps): Promise<void> {
  const now = deps.now();
  await store.deleteSettled(deps.db, new Date(now.getTime() - KEPT_MS));
  const due = await store.selectOverdue(deps.db, now);
  await transaction(deps, async (trx) => {
    for (const id of due) await deps.jobs.enqueue(trx, 'mail-account', { id }, { key: id });
  });
}

type Change = Parameters<typeof store.updateClaimed>[2];

async function attempt(deps: Deps, mail: store.AccountMailRow): Promise<Change> {
  try {
    const reason = await send(deps, mail);
    return { state: reason ? 'dropped' : 'sent', reason, settled_at: deps.now() };
  } catch (error) {
    const failed = error instanceof DeliveryFault ? error : new DeliveryFault('unknown_error');
    if (failed !== error) deps.log.error({ err: error, mail: mail.id }, 'an account mail failed unexpectedly');
    const due = nextTry(mail.tries, failed, deps.now());
    const reason = failed.code;
    return due ? { reason, due_at: due } : { state: 'dead', reason, settled_at: deps.now() };
  }
}

/** Null once it was sent, otherwise the reason why it can't be sent. */
async function send({ db, config, messages }: Deps, mail: store.AccountMailRow): Promise<string | null> {
  const account = await selectAccount(db, mail.account_id);
  if (!account) return 'no_account';
  const { email, language } = account;
  for (const channel of messages.channels) {
    // Accounts have no phone number.
    const address = channel.addressOf({ email, phone: '' });
    if (address === null) continue;
    const text = writeAccountMail(mail, await withNames(db, mail.facts), account, config);
    await channel.send(address, {
      ...{ key: mail.id, language, subject: text.subject, calendar: null },
      text: drawText(text),
      html: drawHtml(text, config, language),
    });
    return null;
  }
  return 'no_mail_server';
}

/** The facts with names of people instead of the ids of their accounts. */
async function withNames(db: Db, facts: ControlFacts | null): Promise<ControlFacts | null> {
  if (!facts) return null;
  const nameOf = async (id: string) => (await selectAccount(db, id))?.name ?? '–';
  const by = facts.by && (await nameOf(facts.by));
  return { ...facts, by, ...(facts.confirmedBy && { confirmedBy: await nameOf(facts.confirmedBy) }) };
}
