import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { nextAct } from '@volante/contract/staff/next-act/next-act.ts';
import { may, type Person } from '@volante/contract/staff/roles.ts';
import { Link, useLocation } from 'wouter';
import { now } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { DueTag } from '../controls/due-tag.tsx';
import { PhoneWays } from '../controls/phone-ways.tsx';
import { FlagList, WaitsBadge } from '../controls/row-tags.tsx';
import { useHeadHeight } from '../controls/use-head-height.ts';
import { Key, KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { useMe } from '../session/session.ts';
import { givenText } from '../words/given-words.ts';
import { showAge } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { GiveTo, giveApplication, takeNext, takeNextTexts, toggledOwn } from './assign.tsx';
import { waitsForAnswer } from './conversation/conversation-part.tsx';
import { NextActButton } from './next-act.tsx';
import { openPart } from './section.tsx';
import { applicationTexts } from './texts.ts';

interface ApplicationHeadProps {
  application: StaffApplication;
  others: readonly Person[];
}

/** The applicant's name, the application's state, and contacts; stays visible while scrolling. */
export function ApplicationHead({ application, others }: ApplicationHeadProps) {
  const t = useText(applicationTexts);
  const nextWords = useText(takeNextTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  const [, navigate] = useLocation();
  const { contact, applicationId, assignee, given } = application;
  const name = `${contact.firstName} ${contact.lastName}`.trim() || t.unnamed;
  const isOwn = assignee?.id === account.id;
  const mayReview = may(account, 'decide');
  const mayGive = may(account, 'oversee');
  const head = useHeadHeight();
  const act = nextAct(application, account, now());

  const give = (to: string | null) => giveApplication(application, to);
  const assign = () => give(toggledOwn(application));
  const copy = () =>
    navigator.clipboard.writeText(application.reference).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  const next = async () => {
    const id = await takeNext(applicationId);
    if (id) navigate(`/applications/${id}`);
  };
  // Advisors leave others' work alone.
  const mayAssign = mayGive || !assignee || isOwn;
  useKey('a', assign, { enabled: mayAssign });
  useKey('n', next, { enabled: mayReview });
  useKey('r', () => navigate(`/applications/${applicationId}/review`), { enabled: mayReview });

  return (
    <div ref={head} data-head className="z-10 border-b border-line bg-card desk:sticky desk:top-14">
      <div className="mx-auto flex max-w-[1600px] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 translate="no" className="text-big font-extrabold wrap-anywhere">
              {name}
            </h1>
            <Button
              kind="text"
              className="-ml-3 font-mono"
              aria-label={`${t.copyReference} ${application.reference}`}
              onClick={copy}
            >
              <span translate="no">{application.reference}</span>
            </Button>
          </div>
          <p className="flex flex-wrap items-center gap-x-2 text-small">
            <b>{stages[application.stage]}</b>
            <WaitsBadge waitsFor={application.waitsFor} closed={application.closed} />
            <DueTag answerBy={application.answerBy} />
            <span>{application.because.map((why) => whyText(why, language, application.zone)).join(' ')}</span>
            <span className="text-ink-2">{t.since(showAge(application.waitingSince))}</span>
          </p>
        </div>
        <FlagList flags={application.flags} />
        <div className="flex w-full flex-wrap items-center gap-2 *:flex-auto desk:w-auto desk:*:flex-none">
          <NextActButton application={application} />
          {(contact.phone || contact.email) && (
            <div className="flex basis-full gap-2 *:flex-auto desk:basis-auto">
              <PhoneWays phone={contact.phone} />
              {contact.email && (
                <a href={`mailto:${contact.email}`} className={buttonClass('outline')}>
                  {t.mail}
                </a>
              )}
            </div>
          )}
          {may(account, 'serve') && <ToConversation application={application} />}
          {/* A phone has room for two rows: reviewers assign themselves in the menu, and find the next one in the list. */}
          {mayAssign && (
            <KeyButton kind="outline" shortcut="A" className={mayReview ? 'max-desk:hidden' : ''} onClick={assign}>
              {isOwn ? t.leave : t.take}
            </KeyButton>
          )}
          {mayGive && <GiveTo country={application.country} assignee={assignee} onGive={give} />}
          {mayReview && act.kind !== 'review' && (
            <Link href={`/applications/${applicationId}/review`} className={buttonClass('outline')}>
              {t.review}
              <span aria-hidden="true" className="max-desk:hidden">
                <Key>R</Key>
              </span>
            </Link>
          )}
          {mayReview && (
            <KeyButton kind="outline" shortcut="N" className="max-desk:hidden" onClick={next}>
              {nextWords.takeNext}
            </KeyButton>
          )}
        </div>
        <Others application={application} others={others} />
        {given && <p className="w-full text-small text-ink-2">{givenText(given, language)}</p>}
      </div>
    </div>
  );
}

/** Opens the conversation, which is further down the page. */
function ToConversation({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  return (
    <Button kind="outline" onClick={() => openPart('conversation')}>
      <span>{t.partNames.conversation}</span> {waitsForAnswer(application) && <Tag tone="need">{t.waitsForAnswer}</Tag>}
    </Button>
  );
}

/** Who else has the application, or has it open. */
function Others({ application: { assignee }, others }: ApplicationHeadProps) {
  const t = useText(applicationTexts);
  const { account } = useMe();
  const isOthers = assignee !== null && assignee.id !== account.id;
  if (others.length === 0 && !isOthers) return null;
  return (
    <p role="status" className="w-full text-small font-semibold text-warn-ink">
      {[
        ...(isOthers ? [t.assignedTo(assignee.name)] : []),
        ...(others.length > 0 ? [t.alsoHere(others.map((person) => person.name))] : []),
      ].join(' ')}
    </p>
  );
}
