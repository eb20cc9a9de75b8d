import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { AuditEntry } from '@volante/contract/staff/audit.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMe } from '../../session/session.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { roleWords } from '../../words/role-words.ts';
import { stageWords } from '../../words/stage-words.ts';
import { sayValue, settingTexts } from '../settings/texts.ts';
import { detailWords } from './detail-words.ts';
import { kindWords } from './kind-words.ts';
import { LineLinks } from './line-links.tsx';
import { auditTexts } from './texts.ts';

/** The columns of the list on a computer; the head of the list has the same. */
export const entryColumns = 'desk:grid-cols-[9.5rem_8.5rem_7rem_minmax(0,1fr)_5.5rem_1rem] desk:gap-x-3';

/** One entry in a row: when, who, which application and what; the row opens to the rest. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useText(auditTexts);
  const kinds: Record<string, string> = useText(kindWords);
  const language = useLanguage();
  const parts: Record<string, string> = t.parts;
  const { account, kind, part, reference, applicationId } = entry;
  const changes = useChanges(entry);
  const what = `${kinds[kind] ?? kind}${kind === 'read' && part ? ` ${parts[part] ?? part}` : ''}`;
  return (
    <li className="border-b border-line text-small last:border-b-0">
      <details className="group">
        <summary
          className={`grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-[3px] leading-5 hover:bg-brand-soft max-desk:min-h-12 max-desk:py-1.5 ${entryColumns}`}
        >
          <time
            translate="no"
            dateTime={entry.at}
            className="truncate max-desk:order-2 max-desk:text-right max-desk:text-ink-2"
          >
            {showMoment(entry.at, language)}
          </time>
          {account ? (
            <b translate="no" className="truncate max-desk:order-1">
              {account.name}
            </b>
          ) : (
            <b className="truncate max-desk:order-1">{t.system}</b>
          )}
          {/* Once open the line is shown in full. */}
          <span
            className={`truncate group-open:whitespace-normal group-open:wrap-anywhere max-desk:order-3 desk:contents ${entry.sealed ? 'max-desk:col-span-2' : ''}`}
          >
            {reference ? (
              <span translate="no" className="font-mono desk:truncate">
                {reference}
              </span>
            ) : (
              <span className="desk:truncate">{applicationId && t.erased}</span>
            )}
            {applicationId && <span className="desk:hidden"> · </span>}
            <span className="desk:truncate desk:group-open:whitespace-normal desk:group-open:wrap-anywhere">
              {[what, ...changes].join(' · ')}
            </span>
          </span>
          {/* Nearly all are sealed; a phone has no room to repeat it. */}
          <span className={entry.sealed ? 'max-desk:hidden' : 'max-desk:order-4 max-desk:text-right'}>
            <Tag tone={entry.sealed ? 'ok' : 'neutral'}>{entry.sealed ? t.sealed : t.unsealed}</Tag>
          </span>
          <span className="self-center text-ink-2 max-desk:hidden group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </summary>
        <EntryInFull entry={entry} />
      </details>
    </li>
  );
}

/** From where it was done, its details, and the ways to what else this account did and to the application. */
function EntryInFull({ entry }: { entry: AuditEntry }) {
  const t = useText(auditTexts);
  const { account, reference, applicationId, ip } = entry;
  const { account: own } = useMe();
  const { changes: _, ...others } = entry.details;
  const links = [
    ...(account ? [[`/admin/audit?account=${account.id}`, t.ofAccount(account.name)] as const] : []),
    ...(reference && may(own, 'serve') ? [[`/applications/${applicationId}`, t.open(reference)] as const] : []),
  ];
  return (
    <div className="grid gap-1.5 px-3 pt-1 pb-3">
      {ip && <p className="text-ink-2">{t.from1(ip)}</p>}
      {applicationId && !reference && (
        <p translate="no" className="font-mono wrap-anywhere text-ink-2">
          {applicationId}
        </p>
      )}
      {Object.keys(others).length > 0 && <AuditDetails details={others} />}
      <LineLinks links={links} />
    </div>
  );
}

/** The old and the new value, in words. */
function useChanges({ kind, details }: AuditEntry): string[] {
  const t = useText(auditTexts);
  const settings = useText(settingTexts);
  const roles: Record<string, string> = useText(roleWords);
  const language = useLanguage();
  const countries: Record<string, string> = countryWords[language];
  const fields: Record<string, string> = t.fields;
  const { changes } = details as { changes?: Record<string, { from: unknown; to: unknown }> };
  if (!changes) return [];
  return Object.entries(changes).map(([name, { from, to }]) => {
    if (kind === 'changeSettings' && name in settings.settings) {
      const known = name as keyof typeof settings.settings;
      const say = (value: unknown) => sayValue(settings, known, value);
      return t.changed(settings.settings[known].name, say(from), say(to));
    }
    const say = (value: unknown): string => {
      if (name === 'countries' && Array.isArray(value) && value.length === 0) return t.everyCountry;
      if (Array.isArray(value)) return value.map(say).join(', ');
      if (name === 'endsAt' && typeof value === 'string') return showMoment(value, language);
      if (typeof value === 'boolean') return value ? t.yes : t.no;
      return value === null || value === undefined
        ? t.nothing
        : (roles[String(value)] ?? countries[String(value)] ?? String(value));
    };
    return t.changed(fields[name] ?? name, say(from), say(to));
  });
}

/** An entry's details besides who, what and when. Details without a text are shown by their code, as in the log. */
function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const t = useText(detailWords);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const names: Record<string, string> = t.names;
  const values: Record<string, string> = t.values;
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, part]) => `${names[name] ?? name}: ${say(part)}`)
        .join(' · ');
    const text = String(value);
    if (isDocumentType(text)) return staffDocumentName(text, language);
    return stages[text] ?? values[text] ?? text;
  };
  return (
    <dl className="grid gap-x-3 gap-y-0.5 text-ink-2 desk:grid-cols-[max-content_1fr]">
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{names[name] ?? name}</dt>
          <dd className="wrap-anywhere text-ink max-desk:mb-1">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
