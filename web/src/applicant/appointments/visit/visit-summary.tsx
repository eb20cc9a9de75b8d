import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { groupPhone } from '@volante/contract/fields/phone.ts';
import { capital } from '@volante/contract/words/languages.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { appointmentTexts } from '../texts.ts';
import { useZoneName } from '../zones/zones.ts';

/** A booked visit: time first, then what and with whom. */
export function VisitSummary({ visit, zone }: { visit: Appointment; zone: string }) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const zoneName = useZoneName(zone);
  return (
    <dl className="mb-4 rounded-card border border-line bg-card px-4 py-1">
      <Row label={t.date}>
        <span className="text-base font-extrabold">{capital(formatDay(visit.startTime, zone, language))}</span>
      </Row>
      <Row label={t.time}>
        <span translate="no" className="text-base font-extrabold">
          {formatSlot(visit, zone, language)}
        </span>
        <span className="block font-normal text-ink-2">{capital(zoneName)}</span>
      </Row>
      <Row label={t.kind}>{t.kindText}</Row>
      <Row label={t.name}>
        <span translate="no">{visit.firstName}</span>
      </Row>
      <Row label={t.email}>
        <span translate="no">{visit.email}</span>
      </Row>
      <Row label={t.phone}>
        <span translate="no">{groupPhone(visit.phone)}</span>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b border-line py-2.5 text-small last:border-b-0">
      <dt className="w-[5rem] flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-[1_1_8rem] font-semibold">{children}</dd>
    </div>
  );
}
