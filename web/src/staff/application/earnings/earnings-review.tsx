import { isClosed } from '@volante/contract/admission/closing.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useKeptFocus } from '../../../lib/keep-focus.ts';
import { useLanguage } from '../../../lib/language.ts';
import { callOld, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, NotLoaded } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { approvedBy } from '../approved-by.ts';
import { OpenThings, openAsked } from '../open-things.tsx';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { PlatformPart } from './platform-part.tsx';
import { earningsOf, keepEarnings } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

/** The earnings for reviewers, platform by platform. */
export function EarningsReview({ application }: { application: ReviewerApplication }) {
  const names = useText(applicationTexts).partNames;
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(earningsOf(applicationId));
  // The application is polled; if its earnings have changed, they are refetched.
  const isOld = data !== undefined && application.earnings.revision > data.revision;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  const mayChange = !isClosed(application);
  const corrections = application.corrections.filter(({ part }) => part === 'earnings');
  return (
    <Section
      id="earnings"
      title={names.earnings}
      done={application.earnings.status === 'approved' && approvedBy(application.approvals.earnings, language)}
      aside={data && <Approval application={application} earnings={data} isOpen={mayChange} />}
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-64" label={t.loading} />
      {data?.platforms.length === 0 && <p className="text-small text-ink-2">{t.none}</p>}
      <div className="grid gap-4">
        {data?.platforms.map((platform) => (
          <PlatformPart
            key={platform.platform}
            applicationId={applicationId}
            earnings={data}
            of={platform}
            isOpen={mayChange && data.status !== 'approved'}
            profileOnly={countries[application.country].profileOnly.includes(platform.platform)}
            corrections={corrections}
          />
        ))}
      </div>
    </Section>
  );
}

interface ApprovalProps {
  application: ReviewerApplication;
  earnings: StaffEarnings;
  /** False once the application is decided. */
  isOpen: boolean;
}

/** The state of the earnings as a whole. Approving locks them for the driver, so it asks for confirmation. */
function Approval({ application, earnings, isOpen }: ApprovalProps) {
  const t = useText(earningsTexts);
  const [asks, setAsks] = useState(false);
  const { busy, failure, run } = useSending();
  const { status, revision } = earnings;
  // Approving and reopening remove the pressed button.
  const kept = useKeptFocus(`${status} ${asks}`);
  const isApproved = status === 'approved';
  const { applicationId } = application;
  const acting = { application, act: 'approve_part', on: 'earnings' } as const;
  const asked = isApproved ? [] : openAsked(acting);
  const waiting = earnings.platforms
    .flatMap(({ rows }) => rows)
    .filter(({ amount, review }) => amount !== null && !review);
  const marked = waiting.filter(({ marks }) => marks.length > 0);

  async function send(): Promise<void> {
    await run(async () => {
      try {
        const next = await call(`POST /applications/{applicationId}/earnings/${isApproved ? 'reopen' : 'approve'}`, {
          params: { applicationId },
          body: { revision, ...(asked.length > 0 && { despite: asked }) },
        });
        keepEarnings(applicationId, next);
        toast.success(isApproved ? t.reopened : t.approvedNow);
        setAsks(false);
      } catch (error) {
        if (error instanceof CallError && error.status === 409)
          void callOld({ queryKey: earningsOf(applicationId).queryKey });
        throw error;
      }
    });
  }
  const failed = <FailureNotice error={failure} />;
  return (
    <div {...kept} className="flex flex-wrap items-center gap-2">
      {isApproved && <Tag tone="ok">{t.approved}</Tag>}
      {status === 'pending' && earnings.platforms.length > 0 && (
        <span className="text-small text-ink-2">{t.pending}</span>
      )}
      {isOpen && isApproved && (
        <Button kind="outline" busy={busy} onClick={send}>
          {t.reopen}
        </Button>
      )}
      {isOpen && status === 'completed' && (
        <Button kind="outline" data-act="" aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {t.approveAll}
        </Button>
      )}
      {!asks && failed}
      {asks && (
        <Dialog title={t.approveTitle} onClose={() => setAsks(false)}>
          <p className="mb-2">{t.approveLead}</p>
          <ul className="mb-3 list-disc pl-5 font-semibold empty:hidden">
            {waiting.length > 0 && <li>{t.unreviewed(waiting.length)}</li>}
            {marked.length > 0 && <li className="text-warn-ink">{t.marked(marked.length)}</li>}
          </ul>
          <OpenThings {...acting} />
          {failed && <div className="mb-3">{failed}</div>}
          <div className="flex flex-wrap gap-2">
            <Button autoFocus busy={busy} onClick={send}>
              {t.approveAll}
            </Button>
            <Button kind="outline" onClick={() => setAsks(false)}>
              {t.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
