import { type RejectionGround, rejectionGrounds } from '@volante/contract/admission/decision.ts';
import type { Case, DecisionNotice, Move } from '@volante/contract/staff/case.ts';
import { actOfMove } from '@volante/contract/staff/open-things/open-things.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepCase } from '../../application/application.ts';
import { OpenThings, openAsked } from '../../application/open-things.tsx';
import { FormDialog, isShort } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { groundWords } from '../../words/ground-words.ts';
import { stageWords } from '../../words/stage-words.ts';
import { whyText } from '../../words/why-words.ts';
import { DriverReads } from './driver-reads.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { workTexts } from './texts.ts';

interface MoveDialogProps {
  one: Case;
  move: Move;
  onClose(): void;
}

/** Asks for the reason of a move, and for the grounds of a rejection. */
export function MoveDialog({ one, move, onClose }: MoveDialogProps) {
  const t = useText(workTexts);
  const groundNames = useText(groundWords);
  const stages = useText(stageWords);
  const language = useLanguage();
  const [notice, setNotice] = useState<DecisionNotice>({});
  const act = actOfMove(one.stage, move.to);
  const asked = openAsked({ one, act });
  // Named below, with what happens to them.
  const warnings = move.warnings.filter(
    ({ code }) => code !== 'papers_not_reviewed' || !asked.includes('paper_to_review'),
  );
  const asksGrounds = move.to === 'rejected';
  const form = useForm({ reason: '', grounds: [] as RejectionGround[] }, ({ reason, grounds }) => ({
    reason: isShort(reason) && t.reasonShort,
    grounds: asksGrounds && (grounds.length === 0 || grounds.length > 4) && t.groundsNeeded,
  }));
  const { grounds } = form.typed;
  const decide = form.sends(async ({ reason }) => {
    const { case: next, proposal } = await call('POST /applications/{applicationId}/stage', {
      params: { applicationId: one.applicationId },
      body: {
        revision: one.revision,
        from: one.stage,
        to: move.to,
        reason,
        ...(asksGrounds && { reasons: grounds }),
        ...(Object.keys(notice).length > 0 && { told: notice }),
        ...(asked.length > 0 && { despite: asked }),
      },
    });
    keepCase(next, proposal ? t.proposed : t.moved(stages[move.to]));
    onClose();
  });
  return (
    <FormDialog
      title={t.moveTo(stages[move.to])}
      form={form}
      onSubmit={decide}
      send={t.moveTo(stages[move.to])}
      kind={asksGrounds ? 'danger' : 'solid'}
      leave={t.cancel}
      wide={asksGrounds}
      above={asksGrounds && <DriverReads country={one.country} grounds={grounds} notice={notice} />}
      onClose={onClose}
    >
      {warnings.length > 0 && (
        <div className="mb-3">
          <Notice tone="warn" title={t.warnings}>
            <ul>
              {warnings.map((why) => (
                <li key={why.code}>{whyText(why, language, null)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {!asksGrounds && <OpenThings one={one} act={act} />}
      {asksGrounds && (
        <CheckboxGroup
          wide
          legend={t.grounds}
          options={rejectionGrounds.map((ground) => [ground, groundNames[ground]] as const)}
          chosen={grounds}
          onChange={(next) => form.change({ grounds: next })}
          error={form.errorOf('grounds')}
        />
      )}
      <NoticeFields to={move.to} country={one.country} notice={notice} onChange={setNotice} />
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        // On a computer a whole rejection then fits into the window.
        rows={asksGrounds ? 2 : 3}
        maxLength={500}
        {...form.field('reason')}
      />
      {/* A rejection loses nothing, so its form comes first. */}
      {asksGrounds && <OpenThings one={one} act={act} />}
    </FormDialog>
  );
}
