import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { apiLanguages, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { type ButtonKind, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { appointmentTexts } from '../texts.ts';
import { calendarFile } from './ask-visit.ts';

/** The calendar file as a plain link, which also works in the in-app browsers of WhatsApp and Facebook. */
export function AddToCalendar({ visit, kind }: { visit: Appointment; kind: ButtonKind }) {
  const t = useText(appointmentTexts);
  const language = apiLanguages[useLanguage()];
  return (
    <ButtonLink kind={kind} href={calendarFile(visit.calendarUrl, language)} icon={<Icon name="calendar" />}>
      {t.addToCalendar}
    </ButtonLink>
  );
}

/** The video call link, or a note that it is being prepared. */
export function JoinVisit({ visit, kind }: { visit: Appointment; kind: ButtonKind }) {
  const t = useText(appointmentTexts);
  if (!visit.meetingLink) return <p className="py-3 text-center text-small text-ink-2">{t.joinSoon}</p>;
  return (
    <ButtonLink kind={kind} href={visit.meetingLink} target="_blank" rel="noopener noreferrer" icon={<VideoIcon />}>
      {t.join}
    </ButtonLink>
  );
}

/** In the style of the other icons; used only here. */
function VideoIcon() {
  return (
    <svg
      aria-hidden="true"
      className="flex-none"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
    >
      <path d="M4 6.5h11v11H4zM15 10.5l6-3.5v10l-6-3.5" />
    </svg>
  );
}
