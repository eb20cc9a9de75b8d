import type { Tried, WorkRules } from '@volante/contract/staff/administration/work-rules.ts';
import { Link } from 'wouter';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DueTag } from '../../controls/due-tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { WaitsBadge } from '../../controls/row-tags.tsx';
import { call } from '../../session/call.ts';
import { workTexts } from './texts.ts';

interface DryRunProps {
  rules: WorkRules;
  onClose(): void;
}

/** What these rules would do now with what waits. Changes nothing. */
export function DryRun({ rules, onClose }: DryRunProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['work-rules', 'try', rules],
    queryFn: ({ signal }) => call('POST /work-rules/try', { body: { with: rules }, signal }),
    staleTime: 0,
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <Dialog look="side" title={t.tryTitle} onClose={onClose}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data && (
        <p className="mb-3 text-small text-ink-2">
          {data.total === 0 ? t.tryNone : t.tryText(number(data.items.length), number(data.total))}
        </p>
      )}
      <ol className="grid gap-3 text-small">
        {data?.items.map((item) => (
          <TriedLine key={item.applicationId} item={item} />
        ))}
      </ol>
    </Dialog>
  );
}

function TriedLine({ item }: { item: Tried }) {
  const t = useText(workTexts);
  const language = useLanguage();
  const { applicationId, name, reference, to, rule, load, passed } = item;
  const what =
    item.outcome === 'rule'
      ? t.toWhom(to?.name ?? '', rule ?? '', formatNumber(load, language), load)
      : item.outcome === 'up'
        ? t.goesUp(to?.name ?? '')
        : t.outcomes[item.outcome];
  return (
    <li className="border-t border-line pt-3">
      <Link href={`/applications/${applicationId}`} className="font-semibold text-brand-ink underline" translate="no">
        {name || reference}
      </Link>{' '}
      <WaitsBadge waitsFor={item.waitsFor} /> <DueTag answerBy={item.answerBy} />
      <p className="mt-1 wrap-anywhere">{what}</p>
      {passed.length > 0 && (
        <p className="text-ink-2 wrap-anywhere">
          {t.passedOver(passed.map(({ name, reason }) => `${name} (${t.passed[reason]})`).join(', '))}
        </p>
      )}
    </li>
  );
}
