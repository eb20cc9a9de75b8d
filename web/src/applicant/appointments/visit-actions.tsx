import type { Appointment } from '@volante/contract/appointments.ts';
import { apiLanguages, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { appointmentTexts } from './texts.ts';
import { calendarFile } from './visit.ts';

/** The calendar file: a plain address, so that it also works in the browsers inside WhatsApp and Facebook. */
export function AddToCalendar({ visit, kind }: { visit: Appointment; kind: ButtonKind }) {
  const t = useText(appointmentTexts);
  const language = apiLanguages[useLanguage()];
  return (
    <ButtonLink kind={kind} href={calendarFile(visit.calendarUrl, language)} icon={<Icon name="calendar" />}>
      {t.addToCalendar}
    </ButtonLink>
  );
}

/** The video call, or the word that it is being prepared. */
export function JoinVisit({ visit, kind }: { visit: Appointment; kind: ButtonKind }) {
  const t = useText(appointmentTexts);
  if (!visit.meetingLink) return <p className="py-3 text-center text-small text-ink-2">{t.joinSoon}</p>;
  return (
    <ButtonLink
      kind={kind}
      href={visit.meetingLink}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Icon name="camera" />}
    >
      {t.join}
    </ButtonLink>
  );
}
