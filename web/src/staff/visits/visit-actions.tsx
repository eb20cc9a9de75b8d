import type { CountryCode } from '@volante/contract/country.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { ReasonDialog } from '../controls/form/form-dialog.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { MenuAction, MenuButton } from '../controls/menu.tsx';
import { call } from '../session/call.ts';
import { calendarChanged, whyQuery } from './calendar-data.ts';
import { PlaceVisit } from './place-visit.tsx';
import { visitTexts } from './texts.ts';
import { When } from './when.tsx';

interface VisitActionsProps {
  country: CountryCode;
  visit: Visit;
  /** The visit's driver, for the button's accessible name. */
  name: string;
}

type Action = 'move' | 'give' | 'cancel';

/** Actions on an upcoming visit. */
export function VisitActions({ country, visit, name }: VisitActionsProps) {
  const t = useText(visitTexts);
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  if (visit.status !== 'booked' || Date.parse(visit.endsAt) <= now().getTime()) return null;
  return (
    <>
      <MenuButton
        label={t.changeOf(name)}
        onAction={(key) => setAction(key as Action)}
        content={
          <>
            <MenuAction id="move">{t.move}</MenuAction>
            <MenuAction id="give">{t.give}</MenuAction>
            <MenuAction id="cancel">{t.cancel}</MenuAction>
          </>
        }
      >
        <span aria-hidden="true">{t.change}</span>
        <span className="sr-only">{t.changeOf(name)}</span>
      </MenuButton>
      {action === 'move' && (
        <PlaceVisit
          country={country}
          applicationId={visit.applicationId}
          zone={visit.zone}
          visit={visit}
          onClose={close}
        />
      )}
      {action === 'give' && <GiveVisit country={country} visit={visit} onClose={close} />}
      {action === 'cancel' && <CancelVisit visit={visit} onClose={close} />}
    </>
  );
}

/** Cancels a visit, with a reason, which is logged. */
function CancelVisit({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const t = useText(visitTexts);
  async function cancel(reason: string): Promise<void> {
    try {
      const body = { revision: visit.revision, reason };
      await call('POST /visits/{visitId}/cancel', { params: { visitId: visit.id }, body });
      toast.success(t.cancelled);
      onClose();
    } finally {
      calendarChanged(visit.applicationId);
    }
  }
  return (
    <ReasonDialog
      title={t.cancel}
      lead={
        <>
          <p className="mb-2 font-semibold">
            <span translate="no">{visit.advisor.name}</span> · <When at={visit.startsAt} zones={[visit.zone]} />
          </p>
          <p className="mb-3 text-small text-ink-2">{t.cancelLead}</p>
        </>
      }
      texts={{ reason: t.reason, short: t.reasonShort, send: t.cancel, leave: t.back }}
      kind="danger"
      onSend={cancel}
      onClose={onClose}
    />
  );
}

interface GiveVisitProps {
  country: CountryCode;
  visit: Visit;
  onClose(): void;
}

/** Reassigns a visit to an advisor who is free at its time; says why the others aren't. */
function GiveVisit({ country, visit, onClose }: GiveVisitProps) {
  const t = useText(visitTexts);
  const { data, error, refetch } = useQuery(whyQuery(country, visit.startsAt));
  const { way, failure, run } = useSending<string>();
  const others = data?.advisors.filter(({ id }) => id !== visit.advisor.id);
  // The minimum notice applies only to drivers.
  const mayHave = (because: string | null) => because === null || because === 'notice';

  async function give(advisorId: string): Promise<void> {
    await run(async () => {
      const body = { revision: visit.revision, advisorId };
      const { advisor } = await call('POST /visits/{visitId}/reassign', { params: { visitId: visit.id }, body });
      toast.success(t.given(advisor.name));
      onClose();
    }, advisorId);
    calendarChanged(visit.applicationId);
  }
  return (
    <Dialog title={t.give} onClose={onClose}>
      <p className="mb-2 font-semibold">
        <When at={visit.startsAt} zones={[visit.zone]} />
      </p>
      <p className="mb-3 text-small text-ink-2">{t.giveLead}</p>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      <FailureNotice error={failure} />
      {!others && !error && <Skeleton className="h-24" label={t.loading} />}
      {others && !others.some(({ because }) => mayHave(because)) && <p className="my-2 text-small">{t.nobodyElse}</p>}
      <ul className="my-3 grid gap-2">
        {others?.map(({ id, name, because }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 text-small">
            {mayHave(because) ? (
              <Button kind="outline" busy={way === id} onClick={() => void give(id)}>
                {t.giveTo(name)}
              </Button>
            ) : (
              <>
                <span translate="no" className="font-semibold">
                  {name}
                </span>
                <span className="text-ink-2">{because && t.because[because]}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button kind="outline" onClick={onClose}>
        {t.back}
      </Button>
    </Dialog>
  );
}
