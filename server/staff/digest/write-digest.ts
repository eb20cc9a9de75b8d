import { showReference } from '@volante/contract/staff/queue-row.ts';
import { may, reaches, type Scoped } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { capital, type WordLanguage, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { turnWords } from '@volante/contract/words/turns.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { dayAt, momentOf } from '../../appointments/calendar/wall-clock.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { type EmailText, isName, readDay, readTime } from '../../notifications/emails/email-text.ts';
import { emailTexts } from '../../notifications/emails/texts.ts';
import type { AccountMail } from '../../notifications/sending/deliver-to-account.ts';
import type { DigestFacts } from '../../notifications/tables.ts';
import { type AccountRow, isOver, selectAccount, selectAccounts } from '../accounts/account-store.ts';
import { readAccountMail } from '../accounts/mails/write-account-mail.ts';
import { COMPANY_ZONE } from '../days.ts';
import { readFallMail } from '../reading/write-fall-mail.ts';
import { digestTexts } from './texts.ts';

const nothing: DigestFacts = { parts: [], longest: null, away: [] };

/** The text of any mail to an account's owner, with their current address; null without the account, or if it no longer gets such mails. */
export async function readOwnerMail(deps: DbDeps & ConfigDeps & ClockDeps, mail: AccountMail) {
  const { kind } = mail;
  if (kind === 'reading_fell') return readFallMail(deps, mail);
  if (kind !== 'daily_digest') return readAccountMail(deps, { ...mail, kind });
  const account = await selectAccount(deps.db, mail.account_id);
  // It may have been queued for hours.
  if (!account?.daily_digest || isOver(account, deps.now()) || !may(account, 'oversee')) return null;
  const digest = digestFor(account, mail.facts.digest ?? nothing);
  if (!hasNews(digest)) return null;
  const { email, language } = account;
  return { email, language, text: await writeDigest(deps, mail.created_at, digest, account) };
}

/** Nobody needs a mail each morning that says that all is well: they would stop reading it. */
export function hasNews({ parts }: DigestFacts): boolean {
  return parts.some(({ overdue, today }) => overdue + today > 0);
}

/** What of it is about countries in which the account still works. */
function digestFor(account: Scoped, { parts, longest, away }: DigestFacts): DigestFacts {
  const isShown = longest?.country ? reaches(account, longest.country) : account.countries.length === 0;
  return {
    parts: parts.filter(({ country }) => reaches(account, country)),
    longest: isShown ? longest : null,
    away,
  };
}

/** The daily digest in the account's language, as it was when it was made. Its link leads to the list, behind the sign-in. */
async function writeDigest(
  { db, config }: DbDeps & ConfigDeps,
  at: Date,
  { parts, longest, away }: DigestFacts,
  { name, language }: Pick<AccountRow, 'name' | 'language'>,
): Promise<EmailText> {
  const words = wordLanguageOf[language];
  const t = digestTexts[words];
  const sum = (of: 'overdue' | 'today' | 'unassigned') => parts.reduce((all, part) => all + part[of], 0);
  const counts = { overdue: sum('overdue'), today: sum('today'), unassigned: sum('unassigned') };
  const names = new Map((await selectAccounts(db)).map((account) => [account.id, account.name]));
  const gone = away.map(({ id, back }) => {
    const given = names.get(id) ?? '';
    return t.back(isName(given) ? given : '–', readBack(new Date(back), words));
  });
  const items = parts.map(({ country, turn, ...part }) =>
    t.part(`${countryWords[words][country]} · ${turnWords[words][turn]}`, part),
  );
  const { PUBLIC_URL, BRAND_NAME } = config;
  return {
    subject: t.subject(BRAND_NAME, counts),
    greeting: emailTexts[language].greeting(name),
    lines: [t.all(counts), ...(longest ? [t.longest(showReference(String(longest.reference)), longest.hours)] : [])],
    points: { lead: t.byTurn, items },
    when: {
      day: capital(readDay(at, COMPANY_ZONE, words)),
      time: `${readTime(at, COMPANY_ZONE, words)}, ${zoneName(COMPANY_ZONE, words)}`,
    },
    join: { words: t.open, url: `${PUBLIC_URL}/staff/?due=overdue&due=today` },
    after: [...(gone.length > 0 ? [t.away(gone)] : []), t.asOf, t.turnOff],
    signature: BRAND_NAME,
  };
}

/** The day on the company's clock, with the time unless the day begins with it. */
function readBack(back: Date, words: WordLanguage): string {
  const day = dayAt(back.getTime(), COMPANY_ZONE);
  const isWhole = momentOf(day, '00:00', COMPANY_ZONE) === back.getTime();
  return [readDay(back, COMPANY_ZONE, words), ...(isWhole ? [] : [readTime(back, COMPANY_ZONE, words)])].join(', ');
}
