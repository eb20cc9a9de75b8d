import type { CountryCode } from '@volante/contract/country.ts';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FileInput } from '../../../ui/files/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useCountryOptions, useFirstCountry } from '../../session/countries.ts';
import { upload } from '../../session/upload.ts';
import { showMoment } from '../../words/moments.ts';
import { LinksPage } from '../links-page.tsx';
import { ownBatches } from './batch-queries.ts';
import { batchTexts } from './texts.ts';

/** Chooses a file of drivers, has it checked, and opens the result. */
export function ChooseFile() {
  const t = useText(batchTexts);
  const id = useId();
  const [, navigate] = useLocation();
  const options = useCountryOptions();
  const [country, setCountry] = useState(useFirstCountry());
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function check(files: File[]): Promise<void> {
    setFailure(null);
    if (files.length > 1) return setFailure(new CallError({ kind: 'unprocessable_error', code: 'too_many_files' }));
    setShare(0);
    try {
      const input = { params: {}, fields: { country }, part: 'file' as const, files, onProgress: setShare };
      const { batchId } = await upload('POST /link-batches', input);
      void queryClient().invalidateQueries({ queryKey: ownBatches });
      navigate(`/links/batch/${batchId}`);
    } catch (error) {
      setFailure(error);
      setShare(null);
    }
  }
  const known = failure === null ? null : fileFailure(failure, t);
  return (
    <LinksPage title={t.title}>
      <p className="mb-4 text-ink-2">{t.lead}</p>
      <div className="mb-6 rounded-card border border-line bg-card p-4">
        <SelectField
          label={t.country}
          hint={t.countryHint}
          options={options}
          value={country}
          onChange={({ target }) => setCountry(target.value as CountryCode)}
        />
        <div className="relative rounded-card border-2 border-dashed border-field-line bg-ground px-4 py-8 text-center focus-within:outline-3 focus-within:outline-brand hover:bg-brand-soft">
          <FileInput
            id={id}
            accept=".csv,.tsv,.txt,text/csv"
            disabled={share !== null}
            describedBy={`${id}-limits`}
            onFiles={(files) => void check(files)}
          />
          <label htmlFor={id} className="font-bold text-brand-ink">
            {share === null ? t.choose : t.checking}
          </label>
          <p id={`${id}-limits`} className="text-small text-ink-2">
            {t.limits}
          </p>
        </div>
        {share !== null && (
          <div className="mt-3">
            <ProgressBar value={share} label={t.checking} />
          </div>
        )}
        {failure !== null && (
          <div className="mt-3">
            {known ? (
              <Notice tone="bad" live>
                <p className="font-semibold">{known}</p>
              </Notice>
            ) : (
              <FailureNotice error={failure} />
            )}
          </div>
        )}
        <details className="mt-4 text-small">
          <summary className="min-h-6 cursor-pointer content-center font-semibold text-brand-ink max-desk:min-h-12">
            {t.columns}
          </summary>
          <p className="mt-2">{t.columnsLead}</p>
          <p translate="no" className="my-2 rounded-input bg-ground px-3 py-2 font-mono wrap-anywhere select-all">
            {t.example}
          </p>
          <p>{t.columnsEnd}</p>
        </details>
      </div>
      <Recent />
    </LinksPage>
  );
}

function Recent() {
  const t = useText(batchTexts);
  const language = useLanguage();
  const list = usePages({
    queryKey: ownBatches,
    read: (from, signal) => call('GET /link-batches', { query: from, signal }),
  });
  if (list.items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-big font-bold">{t.recent}</h2>
      <ul className="grid gap-2">
        {list.items.map(({ batchId, createdAt, state, counts, created }) => (
          <li key={batchId} className="flex flex-wrap items-center justify-between gap-2 text-small">
            <Link
              href={`/links/batch/${batchId}`}
              className="content-center font-bold text-brand-ink underline max-desk:min-h-12"
            >
              {t.batchOf(showMoment(createdAt, language))}
            </Link>
            <span className="flex items-center gap-2">
              {state === 'checked' ? t.ok(counts.ok) : t.created(created)}
              <Tag tone={state === 'done' ? 'ok' : 'neutral'}>{t.states[state]}</Tag>
            </span>
          </li>
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
    </section>
  );
}

/** The fault of a whole file and what to do; null for other failures. */
function fileFailure(error: unknown, t: (typeof batchTexts)['es']): string | null {
  if (!(error instanceof CallError)) return null;
  const [{ path = '' } = {}] = error.errors;
  const [place = '', detail] = path.split('.');
  if (error.code === 'file_unreadable' && place === 'header') {
    return detail ? t.columnTwice(t.paths[detail as keyof typeof t.paths] ?? detail) : t.noHeader;
  }
  if (error.code === 'file_unreadable' && place === 'line' && detail) return t.openQuote(detail);
  return (t.files as Record<string, string>)[error.code] ?? null;
}
