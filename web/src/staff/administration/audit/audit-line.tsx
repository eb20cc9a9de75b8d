import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { AuditEntry } from '@volante/contract/staff/audit.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useMe } from '../../session/session.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { roleWords } from '../../words/role-words.ts';
import { stageWords } from '../../words/stage-words.ts';
import { sayValue, settingTexts } from '../settings/texts.ts';
import { detailWords } from './detail-words.ts';
import { kindWords } from './kind-words.ts';
import { auditTexts } from './texts.ts';

/** One entry: who did what to which application, when, and from where. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useText(auditTexts);
  const kinds: Record<string, string> = useText(kindWords);
  const language = useLanguage();
  const { account, kind, part, reference, applicationId, ip } = entry;
  const parts: Record<string, string> = t.parts;
  const { account: own } = useMe();
  const changes = useChanges(entry);
  const { changes: _, ...others } = entry.details;
  const hasMore = Object.keys(others).length > 0;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3 text-small">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {account ? (
            <Link href={`/admin/audit?account=${account.id}`} translate="no" className="font-bold underline">
              {account.name}
            </Link>
          ) : (
            <b>{t.system}</b>
          )}{' '}
          <span>{`· ${kinds[kind] ?? kind}${kind === 'read' && part ? ` ${parts[part] ?? part}` : ''}`}</span>
          {applicationId && (
            <>
              <span> · </span>
              {reference && may(own, 'serve') ? (
                <Link
                  href={`/applications/${applicationId}`}
                  translate="no"
                  className="font-mono text-brand-ink underline"
                >
                  {reference}
                </Link>
              ) : (
                <span translate="no" className="font-mono">
                  {reference ?? applicationId}
                </span>
              )}
            </>
          )}
        </p>
        <Tag tone={entry.sealed ? 'ok' : 'neutral'}>{entry.sealed ? t.sealed : t.unsealed}</Tag>
      </div>
      {changes.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="text-ink-2">
        <time translate="no" dateTime={entry.at}>
          {showMoment(entry.at, language)}
        </time>
        {ip && ` · ${t.from1(ip)}`}
      </p>
      {hasMore && (
        <details className="mt-1 text-ink-2">
          <summary className="min-h-6 cursor-pointer content-center max-desk:min-h-12">{t.details}</summary>
          <AuditDetails details={others} />
        </details>
      )}
    </li>
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
    <dl className="grid gap-x-3 gap-y-0.5 desk:grid-cols-[max-content_1fr]">
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{names[name] ?? name}</dt>
          <dd className="wrap-anywhere text-ink max-desk:mb-1">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
