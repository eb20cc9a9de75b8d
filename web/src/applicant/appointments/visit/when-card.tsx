import type { Slot } from '@volante/contract/appointments/calls.ts';
import { capital } from '@volante/contract/words/languages.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { appointmentTexts } from '../texts.ts';
import { useZoneName } from '../zones/zones.ts';

interface WhenCardProps {
  slot: Pick<Slot, 'startTime' | 'endTime'>;
  zone: string;
  children?: ReactNode;
}

/** Day and time of a visit in large type, with the time zone. */
export function WhenCard({ slot, zone, children }: WhenCardProps) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  return (
    <Card className="mb-4">
      <p className="font-semibold">{capital(formatDay(slot.startTime, zone, language))}</p>
      <p translate="no" className="text-title font-extrabold">
        {formatSlot(slot, zone, language)}
      </p>
      <p className="text-small text-ink-2">{capital(useZoneName(zone))}</p>
      <p className="text-small text-ink-2">{t.length}</p>
      {children}
    </Card>
  );
}
