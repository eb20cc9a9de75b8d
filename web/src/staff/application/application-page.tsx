import { may } from '@volante/contract/staff/roles.ts';
import { useEffect } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { NotFound, PageNotLoaded } from '../layout/not-found.tsx';
import { usePresence } from '../session/presence.ts';
import { useMe } from '../session/session.ts';
import { applicationOf, isReviewerApplication } from './application.ts';
import { ApplicationHead } from './application-head.tsx';
import { Moves } from './decision/moves.tsx';
import { Notes } from './decision/notes.tsx';
import { PendingNotices } from './decision/pending-notices.tsx';
import { Timeline } from './decision/timeline.tsx';
import { OwnRequests } from './privacy/own-requests.tsx';
import { openPart } from './section.tsx';
import { SectionNav, Sections } from './sections.tsx';
import { applicationTexts } from './texts.ts';
import { Tasks } from './together/tasks.tsx';
import { Watching } from './together/watching.tsx';

/** One application on one page: its data on the left, the work on it on the right. */
export function ApplicationPage({ applicationId }: { applicationId: string }) {
  const t = useText(applicationTexts);
  const { account } = useMe();
  const { data, error, refetch } = useQuery(applicationOf(applicationId));
  const isRead = data !== undefined;
  // Opened at one of its parts, as from a row of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each application
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isRead && id) queueMicrotask(() => openPart(id, { toAct: true }));
  }, [applicationId, isRead]);
  const others = usePresence(applicationId, isRead);
  useWindowTitle(data ? `${data.reference} · ${t.title}` : t.title);

  if (error instanceof CallError && error.status === 404) return <NotFound />;
  if (!data) return <PageNotLoaded title={t.title} error={error} onAgain={refetch} label={t.loading} />;
  return (
    <main>
      <ApplicationHead application={data} others={others} />
      <div className="mx-auto grid max-w-[1600px] items-start gap-4 p-4 wide:grid-cols-[180px_minmax(0,1fr)_360px]">
        <SectionNav application={data} />
        <Sections key={applicationId} application={data} />
        <aside aria-label={t.work} className="grid gap-4">
          {may(account, 'requests') && <OwnRequests applicationId={applicationId} />}
          {isReviewerApplication(data) && <PendingNotices application={data} />}
          <Moves application={data} />
          <Notes application={data} />
          <Tasks application={data} />
          <Watching application={data} />
          <Timeline applicationId={applicationId} />
        </aside>
      </div>
    </main>
  );
}
