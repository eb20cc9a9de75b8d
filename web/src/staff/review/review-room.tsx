import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { pageAddress } from '../application/application.ts';
import { GiveTo, giveApplication, takeNext, takeNextTexts } from '../application/assign.tsx';
import { documentName, documentState, documentStateWords, documentTones } from '../application/document-words.ts';
import { coverClass, coveredClass, Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { Key, KeyButton } from '../keys/key.tsx';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKey } from '../keys/use-key.ts';
import { Judge } from './judge.tsx';
import { Pair } from './pair.tsx';
import { usePair } from './partners.ts';
import { ReviewEnd } from './review-end.tsx';
import { reviewTexts } from './texts.ts';
import { useReviewing } from './use-reviewing.ts';
import { Viewer } from './viewer.tsx';

interface ReviewRoomProps {
  application: ReviewerApplication;
  /** The documents with a file; at least one. */
  documents: readonly Document[];
  type: string | null;
}

/** Number of next documents to prefetch. */
const AHEAD = 2;

export function ReviewRoom({ application, documents, type }: ReviewRoomProps) {
  /** The file whose picture was last seen. */
  const [shown, setShown] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const home = `/applications/${application.applicationId}`;
  const waiting = (document: Document) => documentState(document) === 'waiting';
  // If the URL names no document, the review begins with the first that waits; reviewing it must not change the page
  // automatically.
  const [begin] = useState(() => documents.find(waiting)?.type ?? documents[0]?.type);
  const at = Math.max(
    0,
    documents.findIndex((document) => document.type === (type ?? begin)),
  );
  const current = documents[at] as Document;
  const inOrder = [...documents.slice(at + 1), ...documents.slice(0, at)];
  // The last review leads to the card that says what comes now; undoing it, or any document, back to the documents.
  const [ended, setEnded] = useState(() => type === null && documents.every((each) => !waiting(each)));
  const go = (next: Document) => {
    setEnded(false);
    navigate(`${home}/review/${next.type}`, { replace: true });
  };
  const reviewing = useReviewing(application, () => (nextWaiting ? go(nextWaiting) : setEnded(true)), go);
  const nextWaiting = inOrder.find((each) => waiting(each) && !reviewing.sending.has(each.type));
  const skip = () => {
    const next = nextWaiting ?? inOrder[0];
    if (next) go(next);
  };
  const takeAnother = async () => {
    const id = await takeNext(application.applicationId);
    if (id) navigate(`/applications/${id}/review`);
  };
  const isDone = documents.every((each) => !waiting(each));
  // A review that couldn't be saved makes its document wait again.
  const isOver = ended && documents.every((each) => !waiting(each) || reviewing.sending.has(each.type));
  useKey('n', takeAnother, { enabled: isDone });
  const { isPaired, partner, compare } = usePair(application, documents, current);

  const ahead = inOrder
    .slice(0, AHEAD)
    .map(({ media }) => media && pageAddress(application.applicationId, media.id, 1, 'screen'))
    .join('\n');
  useEffect(() => {
    for (const address of ahead.split('\n')) if (address) new Image().src = address;
  }, [ahead]);

  const see = () => setShown(current.media?.id ?? null);
  return (
    <div className="flex min-h-dvh flex-col desk:h-dvh">
      <RoomHead
        application={application}
        current={current}
        done={documents.filter((each) => !waiting(each)).length}
        of={documents.length}
        onNext={isDone && !isOver ? takeAnother : null}
      />
      <main className="grid min-h-0 flex-1 grid-rows-[auto_minmax(40vh,1fr)_auto] desk:grid-cols-[160px_minmax(0,1fr)_320px] desk:grid-rows-1">
        <DocumentList
          application={application}
          given={documents}
          current={isOver ? null : current.type}
          onOpen={() => setEnded(false)}
        />
        {isOver ? (
          <ReviewEnd
            application={application}
            documents={documents}
            reviewing={reviewing}
            onNext={takeAnother}
            onLeave={() => navigate(home)}
          />
        ) : isPaired ? (
          <Pair
            key={current.media?.id}
            application={application}
            document={current}
            partner={partner}
            onNext={() => compare?.()}
            onShown={see}
          />
        ) : (
          <Viewer key={current.media?.id} applicationId={application.applicationId} document={current} onShown={see} />
        )}
        {!isOver && (
          <Judge
            key={current.type}
            application={application}
            document={current}
            isShown={shown === current.media?.id}
            reviewing={reviewing}
            onSkip={skip}
            onCompare={compare}
            onLeave={() => navigate(home)}
          />
        )}
      </main>
    </div>
  );
}

interface RoomHeadProps {
  application: ReviewerApplication;
  current: Document;
  /** How many documents don't wait. */
  done: number;
  of: number;
  /** Takes the next application; null while this one still has something to do here. */
  onNext: (() => void) | null;
}

function RoomHead({ application, current, done, of, onNext }: RoomHeadProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const nextWords = useText(takeNextTexts);
  const [helps, setHelps] = useState(false);
  useKey('?', () => setHelps(true));
  const home = `/applications/${application.applicationId}`;
  const name = `${application.contact.firstName} ${application.contact.lastName}`.trim();
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-card px-4 py-2 desk:gap-x-4">
        <Link href={home} className={buttonClass('outline')}>
          {t.leave}
          <span aria-hidden="true" className="max-desk:hidden">
            <Key>Esc</Key>
          </span>
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-extrabold max-desk:order-first max-desk:basis-full">
          {documentName(current, language)}
          <span className="ml-3 text-small font-normal text-ink-2">
            <span translate="no">{name}</span> ·{' '}
            <span translate="no" className="font-mono">
              {application.reference}
            </span>
          </span>
        </h1>
        <p role="status" className="text-small font-semibold tabular-nums">
          {done === of ? t.allDone : t.done(done, of)}
        </p>
        {onNext && (
          <KeyButton kind="outline" shortcut="N" onClick={onNext}>
            {nextWords.takeNext}
          </KeyButton>
        )}
        <GiveTo
          country={application.country}
          assignee={application.assignee}
          onGive={(to) => giveApplication(application, to)}
        />
        <KeyButton kind="text" shortcut="?" className="max-desk:hidden" onClick={() => setHelps(true)}>
          {t.keys}
        </KeyButton>
      </header>
      {helps && <KeysHelp onClose={() => setHelps(false)} />}
    </>
  );
}

interface DocumentListProps {
  application: ReviewerApplication;
  given: readonly Document[];
  /** Null once the review is over. */
  current: string | null;
  onOpen(): void;
}

/** The strip of papers: beside the picture, on a phone above it. */
function DocumentList({ application, given, current, onOpen }: DocumentListProps) {
  const t = useText(reviewTexts);
  const states = useText(documentStateWords);
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // The next document begins at the top of a phone's page, and its place in the strip comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    scrollTo(0, 0);
  }, [current]);
  return (
    <nav aria-label={t.documents} className="overflow-auto border-line bg-card max-desk:border-b desk:border-r">
      <ul ref={list} className="flex gap-2 p-2 desk:flex-col">
        {given.map((document) => (
          <li key={document.type} className="w-28 flex-none desk:w-auto">
            <div
              className={`${coveredClass} rounded-input border-[1.5px] p-1.5 text-tag font-semibold ${document.type === current ? 'border-brand bg-brand-soft' : 'border-line hover:border-brand'}`}
            >
              {document.media && (
                <Thumbnail
                  src={pageAddress(application.applicationId, document.media.id, 1, 'thumb')}
                  name={documentName(document, language)}
                  alt=""
                  className="mb-1 h-14 w-full rounded-[8px] bg-track object-cover"
                />
              )}
              <Link
                href={`/applications/${application.applicationId}/review/${document.type}`}
                replace
                onClick={onOpen}
                aria-current={document.type === current ? 'page' : undefined}
                className={coverClass}
              >
                <span className="mb-1 line-clamp-2 block">{documentName(document, language)}</span>
                <Tag tone={documentTones[documentState(document)]}>{states[documentState(document)]}</Tag>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
