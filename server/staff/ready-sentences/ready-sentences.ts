import { groupContact } from '@volante/contract/countries/phone.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  MOST_SENTENCES,
  type OfferedSentences,
  type ReadySentence,
  type SentenceFacts,
} from '@volante/contract/staff/administration/ready-sentences.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import * as store from './sentence-store.ts';

type SentenceDeps = DbDeps & ClockDeps;

/** Every sentence at its latest version. */
export async function readSentences(db: Db): Promise<ReadySentence[]> {
  return (await store.selectSentences(db)).map(showSentence);
}

/** What can be inserted now. */
export async function readOffered({ db, config }: DbDeps & ConfigDeps): Promise<OfferedSentences> {
  const phone = config.SUPPORT_WHATSAPP || config.SUPPORT_PHONE;
  const contact = (phone ? groupContact(phone) : config.SUPPORT_EMAIL) ?? null;
  const isWhole = (text: string) => contact !== null || !text.includes('{contact}');
  const items = (await readSentences(db))
    .filter(({ isOn, textEs, textEn }) => isOn && isWhole(textEs) && isWhole(textEn))
    .map(({ id, place, nameEs, nameEn, textEs, textEn }) => ({ id, place, nameEs, nameEn, textEs, textEn }));
  return { items, contact };
}

/** Throws `not_found_error`. */
export async function readVersions(db: Db, sentenceId: string): Promise<ReadySentence[]> {
  const versions = isRequestId(sentenceId) ? await store.selectVersions(db, sentenceId, 200) : [];
  if (versions.length === 0) throw new Problem('not_found_error');
  return versions.map(showSentence);
}

/** Throws `conflict_error` if there are too many. */
export function addSentence(deps: SentenceDeps, accountId: string, facts: SentenceFacts): Promise<ReadySentence> {
  return transaction(deps, async (trx) => {
    await store.lockSentences(trx);
    if ((await store.selectSentences(trx)).length >= MOST_SENTENCES) throw new Problem('conflict_error');
    return insert(trx, { id: uuidv7(), version: 1, facts, accountId, at: deps.now() });
  });
}

/** Makes the next version. Throws `not_found_error`, and `changed_meanwhile` at another version than the one that was seen. */
export function changeSentence(
  deps: SentenceDeps,
  accountId: string,
  sentenceId: string,
  { version, ...facts }: SentenceFacts & { version: number },
): Promise<ReadySentence> {
  return transaction(deps, async (trx) => {
    const [present] = await readVersions(trx, sentenceId);
    if (present?.version !== version) throw changedMeanwhile('version');
    return insert(trx, { id: present.id, version: version + 1, facts, accountId, at: deps.now() });
  });
}

async function insert(
  trx: Parameters<typeof store.insertVersion>[0],
  {
    id,
    version,
    facts,
    accountId,
    at,
  }: { id: string; version: number; facts: SentenceFacts; accountId: string; at: Date },
): Promise<ReadySentence> {
  const { place, nameEs, nameEn, textEs, textEn, isOn } = facts;
  await store.insertVersion(trx, {
    ...{ id, version, place, name_es: nameEs, name_en: nameEn, text_es: textEs, text_en: textEn },
    ...{ is_on: isOn, account_id: accountId, at },
  });
  return (await readVersions(trx, id))[0]!;
}

function showSentence(row: store.NamedSentence): ReadySentence {
  const { id, version, place, account_id, by } = row;
  return {
    ...{ id, version, place, nameEs: row.name_es, nameEn: row.name_en, textEs: row.text_es, textEn: row.text_en },
    ...{
      isOn: row.is_on,
      by: account_id === null ? null : { id: account_id, name: by ?? '' },
      at: row.at.toISOString(),
    },
  };
}
