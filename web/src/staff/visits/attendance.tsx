import { type CheckState, KEPT_MINUTES, rehearsalChecks } from '@volante/contract/appointments/attendance.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { untilTime } from '@volante/contract/words/day-and-time.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { showMoment, showTimeIn } from '../words/moments.ts';

/** What the driver said about coming, while the visit is booked: nothing if they are expected on time. */
export function AttendanceTag({ visit }: { visit: Pick<Visit, 'attendance' | 'status' | 'report'> }) {
  const t = useText(texts);
  const { attendance, status, report } = visit;
  if (!attendance || status !== 'booked' || report?.outcome) return null;
  return <Tag tone={attendance === 'late' ? 'need' : 'bad'}>{t.said[attendance]}</Tag>;
}

/** The same with what follows from it, for the page of the visit. */
export function AttendanceLine({ visit }: { visit: Visit }) {
  const t = useText(texts);
  const language = useLanguage();
  const { attendance, attendanceAt, startsAt, zone } = visit;
  if (!attendance || !attendanceAt || visit.status !== 'booked' || visit.report?.outcome) return null;
  const kept = new Date(Date.parse(startsAt) + KEPT_MINUTES * 60_000).toISOString();
  return (
    <p role="status" className="my-3 flex flex-wrap items-center gap-2 text-small">
      <AttendanceTag visit={visit} />
      <span>{attendance === 'late' ? t.kept(untilTime(showTimeIn(zone, kept, language), language)) : t.choosing}</span>
      <time translate="no" dateTime={attendanceAt} className="text-ink-2">
        {showMoment(attendanceAt, language)}
      </time>
    </p>
  );
}

/** How the driver's last rehearsal of the call went. */
export function RehearsalLine({ visit: { rehearsal } }: { visit: Pick<Visit, 'rehearsal'> }) {
  const t = useText(texts);
  const language = useLanguage();
  if (!rehearsal) return <p className="mt-3 text-small text-ink-2">{t.notRehearsed}</p>;
  return (
    <div className="mt-3 text-small">
      <p className="mb-1 text-ink-2">
        {t.rehearsed(showMoment(rehearsal.at, language))}
        {rehearsal.browser && ` · ${rehearsal.browser}`}
      </p>
      <ul aria-label={t.rehearsal} className="flex flex-wrap gap-1.5">
        {rehearsalChecks.map((check) => {
          const state = rehearsal.checks[check] ?? 'skipped';
          return (
            <li key={check}>
              <Tag tone={tones[state]}>
                {t.checks[check]}: {t.states[state]}
              </Tag>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const tones: Record<CheckState, TagTone> = { ok: 'ok', failed: 'bad', skipped: 'neutral' };

const texts = dictionary({
  es: {
    said: { late: 'Llega 10 minutos tarde', cannot: 'No puede a esa hora' },
    kept: (until: string) => `Espéralo ${until}`,
    choosing: 'Le ofrecimos elegir otro horario. El de ahora sigue apartado hasta que lo cambie o lo cancele.',
    rehearsal: 'Prueba de la videollamada',
    rehearsed: (when: string) => `Probó su videollamada: ${when}`,
    notRehearsed: 'Todavía no prueba su videollamada.',
    checks: { camera: 'Cámara', light: 'Luz', microphone: 'Micrófono', upload: 'Internet', home: 'En su casa' },
    states: { ok: 'bien', failed: 'falló', skipped: 'sin probar' },
  },
  en: {
    said: { late: '10 minutes late', cannot: 'Can’t make it' },
    kept: (until: string) => `Wait for them ${until}.`,
    choosing: 'We offered them another time. This one stays theirs until they move or cancel it.',
    rehearsal: 'Rehearsal of the video call',
    rehearsed: (when: string) => `Tried out the video call: ${when}`,
    notRehearsed: 'They haven’t tried out the video call yet.',
    checks: { camera: 'Camera', light: 'Light', microphone: 'Microphone', upload: 'Internet', home: 'At home' },
    states: { ok: 'fine', failed: 'failed', skipped: 'not tried' },
  },
});
