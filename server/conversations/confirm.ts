import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { capital, type WordLanguage, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { lockApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { countMissingWeeks } from '../earnings/earnings.ts';
import { languageFor } from '../notifications/notify.ts';
import { choicesFor } from './files/choices.ts';
import { findFileUses } from './files/file-uses.ts';
import { linkTo } from './link-to.ts';
import { queueReply } from './reply.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';
import { replyTexts, shortName, weekLine } from './texts.ts';
import { standingOf } from './whose-phone.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'confirm-files': { applicationId: string };
  }
}

/** Files that arrive within this time of the first are confirmed in one message, in seconds. */
const BURST_SECONDS = 20;
const SOON_SECONDS = 2;
/** How long a confirmation waits for a file that is still being read, in ms. */
const MOST_WAIT_MS = 5 * 60_000;
/** Weeks that are named one by one; more are counted. */
const MOST_LINES = 4;

/** Confirms what becomes of the files a driver sent, unless that is planned already. */
export async function orderConfirmation(deps: Deps, applicationId: string, { soon = false } = {}): Promise<void> {
  const startAfter = soon ? SOON_SECONDS : BURST_SECONDS;
  await transaction({ db: deps.db }, (trx) =>
    deps.jobs.enqueue(trx, 'confirm-files', { applicationId }, { key: applicationId, startAfter }),
  );
}

/** Answers once what became of all files since the last answer, and asks about one that wasn't recognized. */
export async function confirmFiles(deps: Deps, applicationId: string): Promise<void> {
  const underWay = await store.selectUnderWay(deps.db, applicationId);
  if (underWay && deps.now().getTime() - underWay.getTime() < MOST_WAIT_MS)
    return orderConfirmation(deps, applicationId, { soon: true });
  await transaction({ db: deps.db }, async (trx) => {
    const conversation = await store.selectConversation(trx, applicationId);
    if (!conversation) return;
    const application = await lockApplication(trx, applicationId);
    // The driver gave another number meanwhile: whoever has that one wasn't writing.
    if ((await standingOf(trx, applicationId)) === 'unproved') return;
    const files = await store.lockUnconfirmed(trx, applicationId);
    await store.updateConfirmed(
      trx,
      files.map(({ id }) => id),
      deps.now(),
    );
    if (await stoppedAt(deps, trx, conversation)) return;
    const language = wordLanguageOf[await languageFor(trx, applicationId, null, application.country)];
    const [first, ...more] = await store.selectAsked(trx, applicationId);
    if (files.length === 0) return;
    const texts = replyTexts[language];
    const lines = await linesOf(deps, trx, { application, files, language });
    if (first) lines.push(more.length > 0 ? texts.whichOf(more.length + 1) : texts.whatIsThis);
    if (lines.length === 0) return;
    const choices = first && (await choicesFor(trx, application, first.id, language));
    await queueReply(deps, trx, conversation, { text: lines.join('\n'), ...(choices && { choices }) });
  });
}

interface Burst {
  application: ApplicationFile;
  files: readonly store.MessageRow[];
  language: WordLanguage;
}

async function linesOf(deps: Deps, trx: Trx, { application, files, language }: Burst): Promise<string[]> {
  const texts = replyTexts[language];
  const placed = files.filter((file) => file.file_state === 'placed').flatMap(({ media_id: id }) => id ?? []);
  const uses = [...(await findFileUses(trx, placed)).values()];
  const screenshots = uses.flatMap((use) => ('platform' in use ? [use] : []));
  const refused = files.flatMap(({ file_refusal }) => file_refusal ?? []);
  const weeks = screenshots.flatMap(({ platform, week }) => (week ? [{ platform, ...week }] : []));
  const lines = await weekLines(deps, trx, application, weeks, language);
  for (const { platform, week, open } of screenshots)
    if (week === null && !open) lines.push(texts.profile(capital(platformName(platform, language))));
  for (const use of uses) if ('document' in use) lines.push(texts.document(shortName(use.document, language)));
  const open = screenshots.filter((use) => use.open);
  if (open.length > 0) lines.push(texts.open(open.length));
  if (refused.includes('application_closed')) return [...lines, texts.closed];
  for (const [sentence, codes] of sentences(language)) {
    const count = refused.filter((code) => codes.includes(code)).length;
    if (count > 0) lines.push(sentence(count));
  }
  const others = refused.filter((code) => !named.includes(code)).length;
  if (others > 0) lines.push(texts.notTaken(others));
  if (open.length + refused.length === 0) return lines;
  const [first, ...more] = new Set(open.map(({ platform }) => platform));
  const isOne = first && more.length === 0 && refused.length === 0;
  const link = await linkTo(deps, trx, application.applicationId, isOne ? `/platforms/${first}` : '/tasks');
  return link ? [...lines, texts.goOn(link)] : lines;
}

async function weekLines(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  weeks: readonly { platform: Platform; week: string; amount: number }[],
  language: WordLanguage,
): Promise<string[]> {
  const texts = replyTexts[language];
  const platforms = [...new Set(weeks.map(({ platform }) => platform))];
  const lines: string[] = [];
  for (const platform of platforms) {
    const name = capital(platformName(platform, language));
    const own = weeks.filter((week) => week.platform === platform).sort((a, b) => (a.week < b.week ? 1 : -1));
    const named = own.map((week) => weekLine(week, application.country, language));
    const said = named.length > MOST_LINES ? texts.manyWeeks(name, named.length) : texts.weeks(named);
    const missing = await countMissingWeeks(deps, trx, application, platform);
    lines.push(`${said} ${missing > 0 ? texts.missing(missing) : texts.noneMissing}`);
  }
  return lines;
}

const codesOf = {
  duplicate: ['duplicate_image'],
  filled: ['week_already_filled', 'device_not_proved'],
  outOfRange: ['week_out_of_range', 'week_not_wanted'],
  tooLarge: ['file_too_large'],
  gone: ['media_not_found', 'file_empty'],
  unusable: ['unreadable_screenshot', 'not_an_image', 'file_unreadable', 'pdf_password_protected', 'wrong_platform'],
} as const;
const named: readonly string[] = Object.values(codesOf).flat();

function sentences(language: WordLanguage): [(count: number) => string, readonly string[]][] {
  const texts = replyTexts[language];
  return (Object.keys(codesOf) as (keyof typeof codesOf)[]).map((name) => [texts[name], codesOf[name]]);
}
