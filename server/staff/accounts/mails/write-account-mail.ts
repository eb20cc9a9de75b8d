import { countries } from '@volante/contract/countries/index.ts';
import { browserName } from '@volante/contract/words/browsers.ts';
import { capital, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../core/database/db.ts';
import type { ConfigDeps, DbDeps } from '../../../core/deps.ts';
import { type EmailText, readDay, readTime } from '../../../notifications/emails/email-text.ts';
import { emailTexts } from '../../../notifications/emails/texts.ts';
import type { AccountMailKind } from '../../../notifications/kinds.ts';
import type { AccountMail } from '../../../notifications/sending/deliver-to-account.ts';
import type { AccountMailFacts, ControlFacts } from '../../../notifications/tables.ts';
import { type AccountRow, selectAccount } from '../account-store.ts';
import { accountMailTexts, controlWords, gainedWords } from './texts.ts';

/** The text of a mail about sign-in or controls, with names of people and the owner's current address. */
export async function readAccountMail(
  { db, config }: DbDeps & ConfigDeps,
  mail: Pick<AccountMail, 'account_id' | 'facts' | 'created_at'> & { kind: AccountMailKind },
) {
  const account = await selectAccount(db, mail.account_id);
  if (!account) return null;
  const { email, language } = account;
  const facts = await withDoer(db, mail.facts);
  const control = await withNames(db, facts.control);
  return { email, language, text: writeAccountMail({ ...mail, facts }, control, account, config) };
}

async function withDoer(db: Db, facts: AccountMailFacts): Promise<AccountMailFacts> {
  const { service } = facts;
  if (!service?.by) return facts;
  return { ...facts, service: { ...service, by: (await selectAccount(db, service.by))?.name ?? '–' } };
}

/** The facts with names of people instead of the ids of their accounts. */
async function withNames(db: Db, control: ControlFacts | undefined): Promise<ControlFacts | null> {
  if (!control) return null;
  const nameOf = async (id: string) => (await selectAccount(db, id))?.name ?? '–';
  const by = control.by && (await nameOf(control.by));
  return { ...control, by, ...(control.confirmedBy && { confirmedBy: await nameOf(control.confirmedBy) }) };
}

/**
 * The mail to an account's owner, in the account's language. `control` and `facts` name people, not accounts. It has no link, so that a
 * mail with one stands out as forged.
 */
export function writeAccountMail(
  {
    kind,
    facts: { ip, device, webhook, service },
    created_at: at,
  }: Pick<AccountMail, 'facts' | 'created_at'> & { kind: AccountMailKind },
  control: ControlFacts | null,
  { name, language }: Pick<AccountRow, 'name' | 'language'>,
  { BRAND_NAME: brand }: Pick<Config, 'BRAND_NAME'>,
): EmailText {
  const words = wordLanguageOf[language];
  const t = accountMailTexts[words];
  const { subject, lines, after = t.after } = t.mails[kind];
  // Accounts have no time zone, so that of the country of their language is used.
  const { zone } = words === 'es' ? countries.mx : countries.us;
  const { by, confirmedBy } = control ?? {};
  const said: Record<string, string | null | undefined> = {
    ...{ brand, by, confirmedBy, webhook },
    ...(control && controlWords(control, words)),
    ...(service && { service: service.name, gained: gainedWords(service.gained, words), by: service.by ?? t.operator }),
  };
  return {
    subject: subject(brand),
    greeting: emailTexts[language].greeting(name),
    lines: lines.map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '')),
    points: null,
    when: { day: capital(readDay(at, zone, words)), time: `${readTime(at, zone, words)}, ${zoneName(zone, words)}` },
    join: null,
    after: [...(ip ? [t.from(browserName(device, words), ip)] : []), ...after, t.noLinks],
    signature: brand,
  };
}
