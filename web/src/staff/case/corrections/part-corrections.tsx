import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Case, Correction } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isReviewerCase, keepCase } from '../../application/application.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { correctionReasonWords } from '../../words/correction-words.ts';
import { showMoment } from '../../words/moments.ts';
import { AskDialog } from './ask-dialog.tsx';
import { correctionTexts } from './correction-texts.ts';

interface PartCorrectionsProps {
  one: Case;
  part: 'personal_data' | 'obligor' | 'home_photos';
  /** What can be asked for: paths and their names. */
  fields: readonly (readonly [path: string, name: string])[];
}

/** The corrections requested in a part, with a button to request more; reviewers settle the answers. */
export function PartCorrections({ one, part, fields }: PartCorrectionsProps) {
  const t = useText(correctionTexts);
  const [asks, setAsks] = useState(false);
  const isReviewer = isReviewerCase(one);
  const isOpen = !isClosed(one.stage);
  const asked = one.corrections.filter((correction) => correction.part === part);
  const nameOf = (path: string) => fields.find(([known]) => known === path)?.[1] ?? path;
  if (!isOpen || (asked.length === 0 && !isReviewer)) return null;
  return (
    <div className="mt-3 grid gap-2">
      {asked.map((correction) => (
        <OneCorrection
          key={correction.id}
          applicationId={one.applicationId}
          correction={correction}
          names={correction.paths.map(nameOf)}
          isReviewer={isReviewer}
        />
      ))}
      {isReviewer && (
        <div>
          <Button kind="text" className="-ml-3" onClick={() => setAsks(true)}>
            {t.ask}
            <span className="sr-only">: {t.parts[part]}</span>
          </Button>
        </div>
      )}
      {asks && (
        <AskDialog applicationId={one.applicationId} part={part} fields={fields} onClose={() => setAsks(false)} />
      )}
    </div>
  );
}

interface OneCorrectionProps {
  applicationId: string;
  correction: Correction;
  names: readonly string[];
  isReviewer: boolean;
}

function OneCorrection({ applicationId, correction, names, isReviewer }: OneCorrectionProps) {
  const t = useText(correctionTexts);
  const language = useLanguage();
  const reasons = useText(correctionReasonWords);
  const { id, by, at, answeredAt, reason, note } = correction;
  const params = { applicationId, correctionId: id };
  const settle = () =>
    call('POST /applications/{applicationId}/corrections/{correctionId}/done', { params }).then((next) => {
      keepCase(next, t.settled);
    }, showFailure);
  const takeBack = () =>
    call('DELETE /applications/{applicationId}/corrections/{correctionId}', { params }).then((next) => {
      keepCase(next, t.takenBack);
    }, showFailure);
  return (
    <Notice tone={answeredAt ? 'warn' : 'info'} title={answeredAt ? t.answered : t.asked}>
      <p className="font-semibold">{new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}</p>
      <p className="wrap-anywhere">{note ? `${reasons[reason]}: ${note}` : reasons[reason]}</p>
      <p>
        {answeredAt ? t.answeredAt(showMoment(answeredAt, language)) : t.askedBy(by.name, showMoment(at, language))}
      </p>
      {isReviewer && (
        <div className="mt-2 flex flex-wrap gap-2">
          {answeredAt && (
            <Button kind="outline" onClick={settle}>
              {t.settle}
            </Button>
          )}
          {!answeredAt && (
            <Button kind="outline" onClick={takeBack}>
              {t.takeBack}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
