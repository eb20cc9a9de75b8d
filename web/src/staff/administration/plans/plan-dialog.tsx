import type { VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, NotLoaded } from '../../controls/failure-notice.tsx';
import { orReadAgain } from '../../controls/form/or-read-again.ts';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { PlanFigures } from './plan-figures.tsx';
import { PlanForm, versionsOf } from './plan-form.tsx';
import { planTexts } from './texts.ts';

interface PlanDialogProps {
  plan: VehiclePlan;
  /** Reads it again. */
  onChanged(): Promise<void>;
  onClose(): void;
}

/** One plan: its versions, and what an admin does with it. */
export function PlanDialog({ plan, onChanged, onClose }: PlanDialogProps) {
  const t = useText(planTexts);
  // As it was when its change began: what somebody else saves meanwhile takes nothing of what is typed.
  const [changed, setChanged] = useState<VehiclePlan | null>(null);
  const { busy, failure, run } = useSending();
  const { id, version, vehicle, ended } = plan;
  const end = () =>
    run(async () => {
      await orReadAgain(call('POST /plans/{planId}/end', { params: { planId: id }, body: { version } }), onChanged);
      toast.success(t.endDone);
      void onChanged();
      onClose();
    });
  if (changed) return <PlanForm plan={changed} onSaved={onChanged} onClose={onClose} />;
  return (
    <Dialog look="side" title={<span translate="no">{vehicle}</span>} onClose={onClose}>
      <div className="grid gap-5 text-small">
        <PlanFigures plan={plan} />
        <FailureNotice error={failure} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setChanged(plan)}>{ended ? t.offerAgain : t.change}</Button>
          {!ended && (
            <Button kind="outline" busy={busy} onClick={() => void end()}>
              {t.end}
            </Button>
          )}
        </div>
        <p className="text-ink-2">{t.stays}</p>
        <Versions planId={id} />
      </div>
    </Dialog>
  );
}

/** Every version, with who made it and when. */
function Versions({ planId }: { planId: string }) {
  const t = useText(planTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(versionsOf(planId));
  return (
    <section aria-labelledby="plan-versions" className="border-t border-line pt-4">
      <h3 id="plan-versions" className="mb-2 font-bold">
        {t.versions}
      </h3>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      <ol className="grid gap-3">
        {data?.items.map((item) => (
          <li key={item.version}>
            <p className="font-semibold">
              {[t.version(item.version), item.ended && t.ended].filter(Boolean).join(' · ')}
            </p>
            <p translate="no" className="wrap-anywhere">
              {item.vehicle}
            </p>
            <PlanFigures plan={item} />
            <p className="text-ink-2">{t.by(item.by.name, showMoment(item.at, language))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
