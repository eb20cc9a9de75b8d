import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { firstDayQuery, isAllDone } from '../../first-day/first-day.ts';
import { FirstDayList } from '../../first-day/first-day-list.tsx';
import { firstDayTexts } from '../../first-day/texts.ts';
import { AdminPage } from '../admin-page.tsx';

/** What the installation needs before the first driver applies. */
export function FirstDayPage() {
  const t = useText(firstDayTexts);
  const { data, error, refetch } = useQuery(firstDayQuery);
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-96" label={t.loading} />
      {data && isAllDone(data) && <Notice tone="ok" title={t.allDone} className="mb-3" />}
      {data && <FirstDayList {...data} />}
    </AdminPage>
  );
}
