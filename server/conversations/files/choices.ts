import { countries } from '@volante/contract/countries/index.ts';
import { isDocumentType, isStatement } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { FileUse } from '@volante/contract/media/chat-files.ts';
import type { Choice } from '@volante/contract/staff/conversations/calls.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ApplicationFile } from '../../core/deps.ts';
import { readDocuments } from '../../documents/documents.ts';
import { replyTexts, shortName } from '../texts.ts';
import { type FilePlace, isOpen } from './recognize.ts';

/** WhatsApp's limits. */
const MOST_CHOICES = 10;
const MOST_TITLE = 20;

/** What a file may be: screenshots, the documents that are missing, and none of them. */
export async function choicesFor(
  trx: Trx,
  application: ApplicationFile,
  messageId: string,
  language: WordLanguage,
): Promise<Choice[]> {
  const texts = replyTexts[language];
  const choice = (what: string, title: string): Choice => ({
    id: `file ${messageId} ${what}`,
    title: title.slice(0, MOST_TITLE),
  });
  const { platforms, named } = await findUses(trx, application);
  const screenshots = platforms.map((platform) =>
    choice(platform, texts.screenshotOf(platformName(platform, language))),
  );
  const listed = named.slice(0, MOST_CHOICES - screenshots.length - 1);
  return [
    ...screenshots,
    ...listed.map((type) => choice(type, shortName(type, language))),
    choice('none', texts.somethingElse),
  ];
}

async function findUses(trx: Trx, application: ApplicationFile) {
  const platforms = countries[application.country].platforms.filter((platform) => platform !== 'other');
  const open = (await readDocuments(trx, application)).filter(isOpen).map(({ type }) => type);
  // All statements share one name; the oldest that is missing is as good as any, since its month is read.
  const named = open.filter((type, at) => !isStatement(type) || open.findIndex(isStatement) === at);
  return { platforms, named };
}

/** What a file can be in the app and in the console, where there is room for all. */
export async function listUses(trx: Trx, application: ApplicationFile): Promise<FileUse[]> {
  const { platforms, named } = await findUses(trx, application);
  return [...platforms, ...named];
}

/** Where a file belongs that its driver calls so; null for an unknown word. */
export function placeOf(what: string): FilePlace | null {
  if (isPlatform(what)) return { kind: 'screenshot', platform: what, uploadType: 'earnings' };
  return isDocumentType(what) ? { kind: 'document', type: what } : null;
}
