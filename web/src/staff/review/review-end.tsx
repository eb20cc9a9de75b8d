import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { partsToApprove } from '@volante/contract/staff/whose-turn.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { takeNextTexts } from '../application/assign.tsx';
import { NextActButton, NotifyButton } from '../application/next-act.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { reviewTexts } from './texts.ts';
import type { Reviewing } from './use-reviewing.ts';

interface ReviewEndProps {
  application: ReviewerApplication;
  documents: readonly Document[];
  reviewing: Reviewing;
  onNext(): void;
  onLeave(): void;
}

/** What came of a review, what is still left, and the next act. */
export function ReviewEnd({ application, documents, reviewing, onNext, onLeave }: ReviewEndProps) {
  const t = useText(reviewTexts);
  const nextWords = useText(takeNextTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const { undo, mayUndo, sending } = reviewing;
  const isSaved = sending.size === 0;
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  useKey('u', undo, { enabled: mayUndo });
  useKey('escape', onLeave);
  const count = (status: Document['status']) => documents.filter((each) => each.status === status).length;
  const { personalData, earnings, corrections, matches } = application;
  const left = [
    ...partsToApprove({ personal_data: personalData.status, earnings: earnings.status }, corrections).map(
      (part) => t.unapproved[part],
    ),
    ...(corrections.some(({ answeredAt }) => answeredAt !== null) ? [t.answersLeft] : []),
    ...(matches.open > 0 ? [t.matchesLeft(matches.open)] : []),
  ];
  return (
    <section aria-labelledby="review-end" className="grid place-items-center p-4 desk:col-span-2">
      <div className="w-full max-w-[520px] rounded-card border border-line bg-card p-6">
        <h2 ref={title} id="review-end" tabIndex={-1} className="mb-2 text-title font-extrabold outline-none">
          {isSaved ? t.cameOut(count('approved'), count('rejected')) : t.saving}
        </h2>
        {isSaved ? (
          <>
            {left.length > 0 && (
              <ul aria-label={t.left} className="mb-4 list-disc pl-5">
                {left.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-2 max-desk:*:w-full">
              <NextActButton application={application} elsewhere />
              <NotifyButton application={application} />
              <KeyButton kind="outline" shortcut="N" onClick={onNext}>
                {nextWords.takeNext}
              </KeyButton>
              <KeyButton kind="text" shortcut="U" disabled={!mayUndo} onClick={undo}>
                {t.undo}
              </KeyButton>
            </div>
          </>
        ) : (
          <Spinner size={24} />
        )}
      </div>
    </section>
  );
}
