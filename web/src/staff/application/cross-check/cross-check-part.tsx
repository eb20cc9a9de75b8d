import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { CrossCheck } from '@volante/contract/staff/cross-check/cross-check.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { whyText } from '../../words/why-words.ts';
import { nameAmong } from '../document-words.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { agreementTones, crossCheckWords, type Fact, useCrossCheck } from './cross-check.ts';
import { crossCheckTexts, FactValues } from './fact-values.tsx';

/** The facts from form, documents and platforms, differing ones first. */
export function CrossCheckPart({ application }: { application: ReviewerApplication }) {
  const names = useText(applicationTexts).partNames;
  const t = useText(crossCheckTexts);
  const { data, error, refetch } = useCrossCheck(application);
  const { differ } = application.ledger;
  return (
    <Section
      id="ledger"
      title={names.ledger}
      done={differ === 0 && data !== undefined && data.facts.length > 0 && t.nothingDiffers}
      aside={differ > 0 && <Tag tone="bad">{t.differ(differ)}</Tag>}
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data?.facts.length === 0 && <p className="text-small text-ink-2">{t.none}</p>}
      {data && data.facts.length > 0 && <FactTable application={application} facts={data.facts} />}
      {data && data.notRead.length > 0 && <NotRead application={application} documents={data.notRead} />}
    </Section>
  );
}

function FactTable({ application, facts }: { application: ReviewerApplication; facts: readonly Fact[] }) {
  const t = useText(crossCheckTexts);
  const words = useText(crossCheckWords);
  return (
    <table className="block text-small desk:table desk:w-full">
      <caption className="sr-only">{t.table}</caption>
      <thead className="border-b border-line text-left text-tag text-ink-2 max-desk:sr-only">
        <tr>
          <th scope="col" className="w-56 py-1 font-bold">
            {t.columns.fact}
          </th>
          <th scope="col" className="py-1 font-bold">
            {t.columns.values}
          </th>
        </tr>
      </thead>
      <tbody className="block desk:table-row-group">
        {facts.map(({ fact, agreement, values }) => (
          <tr key={fact} className="block border-b border-line py-2 last:border-b-0 desk:table-row">
            <th scope="row" className="block py-2 text-left align-top font-normal desk:table-cell desk:pr-4">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 desk:flex-col desk:items-start">
                <b>{words.facts[fact]}</b>
                <Tag tone={agreementTones[agreement]}>{words.agreements[agreement]}</Tag>
              </span>
            </th>
            <td className="block py-2 align-top desk:table-cell">
              <FactValues application={application} fact={fact} values={values} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotRead({ application, documents }: { application: ReviewerApplication; documents: CrossCheck['notRead'] }) {
  const t = useText(crossCheckTexts);
  const language = useLanguage();
  return (
    <div className="mt-3 border-t border-line pt-3 text-small">
      <h3 className="font-bold">{t.notRead}</h3>
      <ul className="mt-1 grid gap-0.5">
        {documents.map(({ type, because }) => (
          <li key={type}>
            {nameAmong(application.documents, type, language)}:{' '}
            <span className="text-ink-2">{whyText(because, language, null)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
