import { platformName } from '@volante/contract/earnings/platforms.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { capital, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { type EmailText, readDay, readTime } from '../../notifications/emails/email-text.ts';
import { emailTexts } from '../../notifications/emails/texts.ts';
import type { AccountMail } from '../../notifications/sending/deliver-to-account.ts';
import { type AccountRow, isOver, selectAccount } from '../accounts/account-store.ts';
import { COMPANY_ZONE } from '../days.ts';
import { fallTexts, showCount, showShare } from './texts.ts';

/** The mail about a fall, with the account's current address; null without the account, or if it no longer administers. */
export async function readFallMail(deps: DbDeps & ConfigDeps & ClockDeps, mail: AccountMail) {
  const account = await selectAccount(deps.db, mail.account_id);
  if (!account || isOver(account, deps.now()) || !may(account, 'administer') || !mail.facts.fall) return null;
  const { email, language } = account;
  return { email, language, text: writeFallMail(deps, mail, mail.facts.fall, account) };
}

/** As it was when it was noted. Its link leads to the fall, behind the sign-in. */
function writeFallMail(
  { config: { PUBLIC_URL, BRAND_NAME } }: ConfigDeps,
  { created_at: at }: Pick<AccountMail, 'created_at'>,
  { id, platform, share, before, pictures, picturesBefore }: NonNullable<AccountMail['facts']['fall']>,
  { name, language }: Pick<AccountRow, 'name' | 'language'>,
): EmailText {
  const words = wordLanguageOf[language];
  const t = fallTexts[words];
  const named = platformName(platform, words);
  return {
    subject: t.subject(BRAND_NAME, named),
    greeting: emailTexts[language].greeting(name),
    lines: t.lines({
      platform: named,
      share: showShare(share, words),
      before: showShare(before, words),
      pictures: showCount(pictures, words),
      picturesBefore: showCount(picturesBefore, words),
    }),
    points: null,
    when: {
      day: capital(readDay(at, COMPANY_ZONE, words)),
      time: `${readTime(at, COMPANY_ZONE, words)}, ${zoneName(COMPANY_ZONE, words)}`,
    },
    join: { words: t.open, url: `${PUBLIC_URL}/staff/admin/reading/falls/${id}` },
    after: t.after,
    signature: BRAND_NAME,
  };
}
