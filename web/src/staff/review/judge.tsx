import { isClosed } from '@volante/contract/admission/closing.ts';
import { type RejectionReason, rejectionReasons } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useRef, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { pageAddress } from '../application/application.ts';
import {
  documentName,
  documentState,
  documentStateWords,
  documentTones,
  reasonText,
} from '../application/document-words.ts';
import { ReadySentences } from '../application/ready-sentences.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { showMoment } from '../words/moments.ts';
import { FormFacts, ReadFacts } from './facts.tsx';
import { versionsOf } from './partners.ts';
import { reviewTexts } from './texts.ts';
import type { Reviewing } from './use-reviewing.ts';

interface JudgeProps {
  application: ReviewerApplication;
  document: Document;
  /** Its picture is loaded. */
  isShown: boolean;
  reviewing: Reviewing;
  /** Opens the next paper. */
  onSkip(): void;
  /** Shows another picture beside it; null if there is none. */
  onCompare: (() => void) | null;
  /** Leaves the review. */
  onLeave(): void;
}

/** The form's values beside the picture, and the decision; each leads to the next paper. */
export function Judge({ application, document, isShown, reviewing, onSkip, onCompare, onLeave }: JudgeProps) {
  const t = useText(reviewTexts);
  const states = useText(documentStateWords);
  const language = useLanguage();
  const [seen, setSeen] = useState<number | null>(null);
  const sendsBack = seen !== null;
  const [shows, setShows] = useState(false);
  const { review, undo, sending, mayUndo } = reviewing;
  const busy = sending.has(document.type);
  const state = documentState(document);
  // Documents of a decided application can't be changed.
  const isOpen = !isClosed(application);
  const [wasEarly, setWasEarly] = useState(false);
  // A key pressed twice would also approve the next document before it was seen.
  const approve = () => (isShown ? review(document, { decision: 'approved' }) : setWasEarly(true));
  const askWhy = () => setSeen(document.revision);
  const cancel = () => setSeen(null);

  // While reasons are asked for, only what is on the screen has keys.
  useKey('a', approve, { enabled: isOpen && !sendsBack });
  useKey('r', askWhy, { enabled: isOpen && !sendsBack });
  useKey('s', onSkip, { enabled: !sendsBack });
  useKey('escape', sendsBack ? cancel : onLeave);
  useKey('v', () => setShows(true), { enabled: !sendsBack });
  useKey('c', () => onCompare?.(), { enabled: onCompare !== null && !sendsBack });
  useKey('u', undo, { enabled: mayUndo && !sendsBack });
  return (
    <aside className="border-line bg-card p-4 max-desk:border-t desk:overflow-y-auto desk:border-l">
      <div className="mb-3 flex flex-wrap items-center gap-2 text-small">
        <Tag tone={documentTones[state]}>{states[state]}</Tag>
        {document.reviewedBy && <span className="text-ink-2">{t.reviewedBy(document.reviewedBy.name)}</span>}
        {document.media?.channel && <span className="text-ink-2">{t.arrivedBy[document.media.channel]}</span>}
        {document.reason && <span className="w-full">{document.note || reasonText(document.reason, language)}</span>}
      </div>
      {sendsBack ? (
        <SendBack
          applicationId={application.applicationId}
          document={document}
          busy={busy}
          changedBy={document.revision === seen ? null : (document.reviewedBy?.name ?? t.somebody)}
          onCancel={cancel}
          onChosen={async (reason, note) => {
            if (await review(document, { decision: 'rejected', reason, note })) cancel();
          }}
        />
      ) : (
        <div className="grid grid-cols-2 gap-2 bg-card max-desk:sticky max-desk:bottom-0">
          {isOpen ? (
            <>
              <KeyButton shortcut="A" busy={busy} onClick={approve}>
                {t.approve}
              </KeyButton>
              <KeyButton kind="outline" shortcut="R" onClick={askWhy}>
                {t.sendBack}
              </KeyButton>
            </>
          ) : (
            <p className="col-span-2 text-small text-ink-2">{t.decided}</p>
          )}
          {wasEarly && !isShown && (
            <div className="col-span-2">
              <Notice tone="warn" live>
                {t.notShown}
              </Notice>
            </div>
          )}
          <KeyButton kind="text" shortcut="S" onClick={onSkip}>
            {t.skip}
          </KeyButton>
          <KeyButton kind="text" shortcut="U" disabled={!mayUndo} onClick={undo}>
            {t.undo}
          </KeyButton>
          <KeyButton kind="text" shortcut="V" className={onCompare ? '' : 'col-span-2'} onClick={() => setShows(true)}>
            {`${t.versions} (${document.versions})`}
          </KeyButton>
          {onCompare && (
            <KeyButton kind="text" shortcut="C" onClick={onCompare}>
              {t.compare}
            </KeyButton>
          )}
        </div>
      )}
      <ReadFacts application={application} document={document} />
      <FormFacts application={application} document={document} />
      {shows && <Versions application={application} document={document} onClose={() => setShows(false)} />}
    </aside>
  );
}

interface SendBackProps {
  applicationId: string;
  document: Document;
  busy: boolean;
  /** Who reviewed the document or sent it again since the reasons were opened. */
  changedBy: string | null;
  onChosen(reason: RejectionReason, note: string | null): void;
  onCancel(): void;
}

/** The reasons by number; the last one is for the reviewer's own words. */
function SendBack({ applicationId, document, busy, changedBy, onChosen, onCancel }: SendBackProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const [asksNote, setAsksNote] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const form = useForm({ note: '' }, ({ note }) => ({ note: note.trim() === '' && t.noteNeeded }));
  const choose = (reason: RejectionReason | undefined) => {
    if (reason === 'other') setAsksNote(true);
    else if (reason) onChosen(reason, null);
  };
  return (
    <fieldset ref={bringIntoView}>
      <legend className="font-bold">{t.why}</legend>
      <p className="mb-2 text-small text-ink-2">{t.whyLead}</p>
      {changedBy !== null && (
        <div className="mb-2">
          <Notice tone="warn" live>
            {t.changedMeanwhile(changedBy)}
          </Notice>
        </div>
      )}
      <div className="grid gap-1.5">
        {rejectionReasons.map((reason, at) => (
          <ReasonButton
            key={reason}
            number={at + 1}
            text={reasonText(reason, language)}
            busy={busy}
            onChosen={() => choose(reason)}
          />
        ))}
      </div>
      {asksNote && (
        <form onSubmit={form.sends(async ({ note }) => onChosen('other', note))} noValidate className="mt-3">
          <TextArea
            ref={noteField}
            label={t.note}
            autoFocus
            maxLength={500}
            onKeyDown={(event) => {
              // Leaves the field, so that the keys work; its text stays.
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
            {...form.field('note')}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              {t.sendBack}
            </Button>
            <ReadySentences
              applicationId={applicationId}
              place="send_back"
              document={document.type}
              field={noteField}
              typed={form.typed.note}
              onChange={(note) => form.change({ note })}
            />
          </div>
        </form>
      )}
      <KeyButton kind="text" shortcut="Esc" className="mt-2 -ml-3" onClick={onCancel}>
        {t.cancel}
      </KeyButton>
    </fieldset>
  );
}

/** On a phone the reasons open below the picture, outside the view. */
function bringIntoView(reasons: HTMLElement | null): void {
  reasons?.scrollIntoView({ block: 'nearest' });
}

interface ReasonButtonProps {
  number: number;
  text: string;
  busy: boolean;
  onChosen(): void;
}

function ReasonButton({ number, text, busy, onChosen }: ReasonButtonProps) {
  useKey(String(number), onChosen);
  return (
    <KeyButton kind="outline" className="justify-start" shortcut={String(number)} busy={busy} onClick={onChosen}>
      <span className="flex-1 text-left">{text}</span>
    </KeyButton>
  );
}

interface VersionsProps {
  application: ReviewerApplication;
  document: Document;
  onClose(): void;
}

/** Every file that was sent for a document, side by side, the newest first. */
function Versions({ application, document, onClose }: VersionsProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(versionsOf(applicationId, document));
  return (
    <Dialog title={`${t.versions}: ${documentName(document, language)}`} onClose={onClose}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-48" label={t.loading} />
      {data?.items.length === 1 && <p className="mb-3 text-small text-ink-2">{t.oneVersion}</p>}
      <ol className="grid grid-cols-2 gap-3">
        {data?.items.map(({ media, at, by, review }, index) => (
          <li key={media.id} className="text-small">
            <Thumbnail
              src={pageAddress(applicationId, media.id, 1, 'screen')}
              name={documentName(document, language)}
              alt={t.picture(documentName(document, language), 1)}
              className="mb-1 aspect-[4/3] w-full rounded-[8px] bg-track object-contain"
            />
            {index === 0 && <b className="block">{t.current}</b>}
            <span className="block text-ink-2">{t.sentAt(showMoment(at, language), by?.name)}</span>
            {review?.reason && <span className="block text-bad-ink">{reasonText(review.reason, language)}</span>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
