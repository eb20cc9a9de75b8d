import type { Application } from '@volante/contract/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { appointmentTexts } from '../texts.ts';
import { useZone } from '../zones/zones.ts';
import { askVisit } from './ask-visit.ts';
import { JoinVisit } from './visit-actions.tsx';

/** The booked visit, shown among the other tasks. */
export default function VisitCard() {
  const request = useApplication();
  const t = useText(appointmentTexts);
  const visit = useVisitOnce(request);
  if (visit === undefined) return <Skeleton className="my-4 h-52" label={t.loading} />;
  return visit && visit !== 'unknown' && <Booked visit={visit} />;
}

function Booked({ visit }: { visit: Appointment }) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const [zone] = useZone(useApplication());
  return (
    <Card className="my-4 min-h-52">
      <h2 className="text-small font-semibold text-ink-2">{t.visitTitle}</h2>
      <p className="text-big font-extrabold">{capital(formatDay(visit.startTime, zone, language))}</p>
      <p className="mb-3">
        <span translate="no">{formatSlot(visit, zone, language)}</span>,{' '}
        <span className="text-ink-2">{zoneName(zone, language)}</span>
      </p>
      <JoinVisit visit={visit} kind="outline" />
      <ScreenButton kind="text" to="/schedule-home-visit" query={{ step: 'reschedule' }} className="mt-1 -mb-2">
        {t.cardChange}
      </ScreenButton>
    </Card>
  );
}

/** Undefined while loading, `unknown` on failure: the card is optional and hides failures. */
function useVisitOnce({ id }: Application): Appointment | null | undefined | 'unknown' {
  const [visit, setVisit] = useState<Appointment | null | 'unknown'>();
  useEffect(() => {
    const leaving = new AbortController();
    askVisit(id, leaving.signal).then(setVisit, () => leaving.signal.aborted || setVisit('unknown'));
    return () => leaving.abort();
  }, [id]);
  return visit;
}
