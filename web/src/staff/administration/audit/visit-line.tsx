import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { AuditFile, AuditVisit } from '@volante/contract/staff/audit.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { ownZone } from '../../../lib/clock.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMe } from '../../session/session.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { kindWords } from './kind-words.ts';
import { LineLinks } from './line-links.tsx';
import { auditTexts } from './texts.ts';
import { visitTexts } from './visit-texts.ts';

/** The columns of the list on a computer; the head of the list has the same. */
export const visitColumns = 'desk:grid-cols-[9.5rem_6.5rem_8.5rem_7rem_minmax(0,1fr)_1rem] desk:gap-x-3';

/** One visit in a row: when, how long, who, which application, and what they saw and did, which opens in full. */
export function VisitLine({ visit }: { visit: AuditVisit }) {
  const t = useText(visitTexts);
  const language = useLanguage();
  const words = useVisitWords(visit);
  const { account, reference, from } = visit;
  return (
    <li className="border-b border-line text-small last:border-b-0">
      <details className="group">
        <summary
          className={`grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-[3px] leading-5 hover:bg-brand-soft max-desk:min-h-12 max-desk:py-1.5 ${visitColumns}`}
        >
          <time translate="no" dateTime={from} className="truncate max-desk:order-3 max-desk:text-ink-2">
            {showMoment(from, language)}
          </time>
          <span
            translate={visit.to === null ? undefined : 'no'}
            className="truncate max-desk:order-4 max-desk:text-right max-desk:text-ink-2"
          >
            {words.long}
          </span>
          <b translate="no" className="truncate max-desk:order-1">
            {account.name}
          </b>
          {reference ? (
            <span translate="no" className="truncate font-mono max-desk:order-2 max-desk:text-right">
              {reference}
            </span>
          ) : (
            <span className="truncate max-desk:order-2 max-desk:text-right">{t.erased}</span>
          )}
          <span className="truncate max-desk:order-5 max-desk:col-span-2">{words.all.join(' · ')}</span>
          <span className="self-center text-ink-2 max-desk:hidden group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </summary>
        <VisitInFull visit={visit} words={words} />
      </details>
    </li>
  );
}

function VisitInFull({ visit, words }: { visit: AuditVisit; words: ReturnType<typeof useVisitWords> }) {
  const t = useText(visitTexts);
  const language = useLanguage();
  const { account: own } = useMe();
  const { account, applicationId, reference } = visit;
  const of = { account: `account=${account.id}`, application: `application=${applicationId}` };
  const name = reference ?? t.anErased;
  const links = [
    [`/admin/audit?visit=${visit.id}`, t.entries(formatNumber(visit.entries, language))],
    [`/admin/audit?by=visit&${of.account}&${of.application}`, t.ofBoth(account.name, name)],
    [`/admin/audit?by=visit&${of.account}`, t.ofAccount(account.name)],
    [`/admin/audit?by=visit&${of.application}`, t.ofApplication(name)],
    ...(reference && may(own, 'serve') ? [[`/applications/${applicationId}`, t.open] as const] : []),
  ] as const;
  const facts = [
    [t.saw, words.parts],
    [t.files, words.files],
    [t.did, words.written],
  ] as const;
  return (
    <div className="grid gap-1.5 px-3 pt-1 pb-3">
      {visit.to && (
        <p translate="no" className="text-ink-2">
          {words.long}, {t.until(formatTime(visit.to, ownZone(), language))}
        </p>
      )}
      {reference === null && (
        <p translate="no" className="font-mono wrap-anywhere text-ink-2">
          {applicationId}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {facts.map(
          ([what, items]) =>
            items.length > 0 && (
              <div key={what} className="contents">
                <dt className="text-ink-2">{what}</dt>
                <dd className="wrap-anywhere">{items.join(', ')}</dd>
              </div>
            ),
        )}
      </dl>
      <LineLinks links={links} />
    </div>
  );
}

/** How long a visit took, and what was seen, opened and written in it, in words. */
function useVisitWords({ from, to, parts, files, fileCount, written }: AuditVisit) {
  const t = useText(visitTexts);
  const log = useText(auditTexts);
  const kinds: Record<string, string> = useText(kindWords);
  const partWords: Record<string, string> = log.parts;
  const language = useLanguage();
  const names = new Map<string, number>();
  for (const file of files) {
    const name = nameOf(file, t, language);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  const times = (name: string, count: number) => (count > 1 ? `${name} ×${formatNumber(count, language)}` : name);
  const others = fileCount - files.length;
  const words = {
    // The files themselves are named.
    parts: parts.filter((part) => part !== 'file' || files.length === 0).map((part) => partWords[part] ?? part),
    files: [
      ...[...names].map(([name, count]) => times(name, count)),
      ...(others > 0 ? [t.more(formatNumber(others, language))] : []),
    ],
    written: written.map(({ kind, count }) => times(kinds[kind] ?? kind, count)),
  };
  return { ...words, long: lengthOf(from, to, t), all: [...words.written, ...words.parts, ...words.files] };
}

type Texts = (typeof visitTexts)['es'];

/** From the first to the last entry; one entry alone has no length. */
function lengthOf(from: string, to: string | null, t: Texts): string {
  if (to === null) return t.oneLook;
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / 60_000);
  if (minutes < 1) return t.underMinute;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function nameOf({ type, mimeType }: AuditFile, t: Texts, language: ReturnType<typeof useLanguage>): string {
  if (type === null) return t.gone;
  const types: Record<string, string> = t.types;
  const name = isDocumentType(type) ? staffDocumentName(type, language) : (types[type] ?? type);
  return mimeType === null ? name : `${name} (${kindOf(mimeType)})`;
}

/** `PDF`, `JPG`, as files are called by their ending. */
function kindOf(mimeType: string): string {
  const [, kind = mimeType] = /\/([\w-]+)/.exec(mimeType) ?? [];
  return kind === 'jpeg' ? 'JPG' : kind.toUpperCase();
}
