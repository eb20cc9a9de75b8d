import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { platformQuery, summarize } from '../platform-data.ts';
import { earningsTexts } from '../texts.ts';

/** How many weeks a connected platform has, and their mean. */
export default function ConnectedWeeks({ platform }: { platform: Platform }) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { data } = useQuery(platformQuery(useApplication().id, platform));
  if (!data) return <Skeleton label={t.loading} className="h-10 w-full" />;
  const { filled, of, average } = summarize(data);
  const said = data.earnings.filter(({ onWord }) => onWord).length;
  return (
    <div className="min-h-10 text-small">
      <p>{t.summary(filled, of, formatMoney(average ?? 0, data.currency, language))}</p>
      {said > 0 && <p>{t.proof(filled - said, said)}</p>}
    </div>
  );
}
