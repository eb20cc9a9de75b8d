import { CallError } from '../../lib/call/call-error.ts';
import { dictionary, getText, useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { HelpLink } from '../layout/help-link.tsx';

/** Why the applicant was sent back. Stays until they continue. */
export function FailureNotice({ failure }: { failure: FailureKey | null }) {
  const t = useText(failureTexts);
  if (!failure) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn" live>
        <p>{t[failure]}</p>
        {needsPeople.includes(failure) && <HelpInNotice />}
      </Notice>
    </div>
  );
}

/** Failures that only support can resolve. */
const needsPeople: FailureKey[] = [
  'appointment_max_reschedule_limit_exceeded',
  'meeting_link_creation_failed',
  'schedule_not_found',
  'too_many_bookings',
];

/** A support link inside a notice that only support can resolve. */
export function HelpInNotice() {
  return (
    <div className="mt-3 empty:hidden">
      <HelpLink kind="outline" />
    </div>
  );
}

/** Error texts for visits, by the server's code. */
const failureTexts = dictionary({
  es: {
    hold_expired: 'Pasaron los 5 minutos y soltamos tu horario. Elígelo otra vez.',
    slot_is_not_available: 'Alguien más acaba de tomar ese horario. Elige otro.',
    slot_not_found: 'Ese horario ya no está disponible. Elige otro.',
    slot_booking_time_limit: 'Falta muy poco para ese horario. Elige uno que empiece por lo menos 30 minutos después.',
    schedule_not_found: 'Por ahora no hay asesores con horarios. Intenta más tarde.',
    appointment_already_exists: 'Ya tienes una videollamada agendada. Aquí puedes cambiarla o cancelarla.',
    appointment_not_found: 'Esa videollamada ya no está agendada. Puedes agendar otra.',
    appointment_max_reschedule_limit_exceeded:
      'Ya cambiaste tu videollamada todas las veces posibles. Sigue como estaba.',
    meeting_link_creation_failed:
      'No pudimos crear el enlace de la videollamada y no se agendó nada. Intenta de nuevo.',
    too_many_bookings: 'Agendaste y cancelaste muchas veces seguidas. Intenta de nuevo mañana.',
    slots: 'No pudimos cargar los horarios libres.',
    book: 'No pudimos agendar tu videollamada.',
    attendance_not_open: 'Ya no se puede avisar eso. Si todavía puedes, únete ahora a la videollamada.',
    attendance: 'No pudimos avisarle a tu asesor.',
    cancel: 'No pudimos cancelar tu videollamada.',
    visit: 'No pudimos cargar tu videollamada.',
  },
  en: {
    hold_expired: 'The 5 minutes are up, so we released your time. Choose it again.',
    slot_is_not_available: 'Someone else just took that time. Choose another one.',
    slot_not_found: 'That time isn’t available anymore. Choose another one.',
    slot_booking_time_limit: 'That time is too soon. Choose one that starts at least 30 minutes from now.',
    schedule_not_found: 'No advisor is available right now. Try again later.',
    appointment_already_exists: 'You already have a video call. You can change or cancel it here.',
    appointment_not_found: 'That video call is no longer booked. You can book another one.',
    appointment_max_reschedule_limit_exceeded:
      'You’ve changed your video call as many times as possible. It stays as it was.',
    meeting_link_creation_failed: 'We couldn’t create the video call link, so nothing was booked. Try again.',
    too_many_bookings: 'You’ve booked and canceled many times in a row. Try again tomorrow.',
    slots: 'Error occurred while fetching available slots.',
    book: 'Error occurred while booking appointment.',
    attendance_not_open: 'It’s too late to say that. If you still can, join the video call now.',
    attendance: 'We couldn’t let your advisor know.',
    cancel: 'Error occurred while canceling appointment.',
    visit: 'We couldn’t load your video call.',
  },
});

type Texts = (typeof failureTexts)['es'];
/** The action that failed. */
type Doing = 'slots' | 'book' | 'attendance' | 'cancel' | 'visit';
/** A failure with a text of its own. */
export type FailureKey = Exclude<keyof Texts, Doing>;

/** Duration of toasts about slots and bookings, in ms. */
const TOAST = 3000;
const HOUR = 3600_000;

/** The key of a refusal with a text of its own, otherwise null. */
export function failureKey(error: unknown): FailureKey | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error;
  // Only bookings are limited per day; for that limit a clock time would be meaningless.
  if (code === 'rate_limited' && (error.retryAfter ?? 0) > HOUR) return 'too_many_bookings';
  return Object.hasOwn(failureTexts.es, code) && !isDoing(code) ? (code as FailureKey) : null;
}

/** The text for a failed action: its code's own text, otherwise the action and the general reason. */
export function failureWords(error: unknown, doing: Doing): string {
  const t = getText(failureTexts);
  const key = failureKey(error);
  return key ? t[key] : `${t[doing]} ${failureText(error)}`;
}

/** Shows failures for which the screen has no notice. */
export function toastFailure(error: unknown, doing: Doing): void {
  logBug(error);
  toast.error(failureWords(error, doing), TOAST);
}

/** Logs errors that aren't responses of the server, since those are our bugs. */
export function logBug(error: unknown): void {
  if (!(error instanceof CallError)) console.error(error);
}

function isDoing(code: string): code is Doing {
  return ['slots', 'book', 'attendance', 'cancel', 'visit'].includes(code);
}
