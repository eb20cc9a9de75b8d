import { rehearsalScreen } from '@volante/contract/admission/next-screen.ts';
import { type Attendance, KEPT_MINUTES, openAttendances } from '@volante/contract/appointments/attendance.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { formatTime, untilTime } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { call } from '../../application/call.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { toastFailure } from '../failure-notice.tsx';
import { storeVisit } from './visit.ts';

interface AttendanceProps {
  requestId: string;
  visit: Appointment;
  zone: string;
  /** Chooses another time; null when no moves are left. */
  onMove: (() => void) | null;
  onCancel(): void;
}

/** With one press the advisor learns that the driver comes late or can't come; another press takes it back. */
export function AttendancePart({ requestId, visit, zone, onMove, onCancel }: AttendanceProps) {
  const t = useText(texts);
  const language = useLanguage();
  const [saying, setSaying] = useState<Attendance | 'on_time' | null>(null);
  const open = openAttendances(visit.startTime, now());
  const say = async (attendance: Attendance | 'on_time') => {
    setSaying(attendance);
    try {
      const changed = await call('PUT /public/admission/requests/{id}/calendar/appointment/attendance', {
        params: { id: requestId },
        body: { id: visit.id, attendance },
      });
      storeVisit(requestId, changed);
    } catch (error) {
      toastFailure(error, 'attendance');
    }
    setSaying(null);
  };
  const undo = (
    <Button kind="text" busy={saying === 'on_time'} onClick={() => say('on_time')}>
      {t.undo}
    </Button>
  );
  if (visit.attendance === 'late') {
    const kept = new Date(Date.parse(visit.startTime) + KEPT_MINUTES * 60_000).toISOString();
    return (
      <Notice tone="ok" title={t.lateTitle} live className="mb-4">
        <p>{t.lateText(untilTime(formatTime(kept, zone, language), language))}</p>
        {undo}
      </Notice>
    );
  }
  if (visit.attendance === 'cannot')
    return (
      <Notice tone="warn" title={t.cannotTitle} live className="mb-4">
        <p className="mb-2">{onMove ? t.cannotText : t.cannotAlone}</p>
        <div className="grid gap-1">
          {onMove ? (
            <Button kind="outline" onClick={onMove}>
              {t.otherTime}
            </Button>
          ) : (
            <Button kind="danger" onClick={onCancel}>
              {t.cancel}
            </Button>
          )}
          {undo}
        </div>
      </Notice>
    );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="attendance" className="mb-4">
      <h2 id="attendance" className="mb-2 font-extrabold">
        {t.title}
      </h2>
      <div className="grid gap-2.5 desk:grid-cols-2">
        {open.map((attendance) => (
          <Button key={attendance} kind="outline" busy={saying === attendance} onClick={() => say(attendance)}>
            {t.say[attendance]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Leads to the rehearsal of the call. */
export function RehearseButton({ visit }: { visit: Appointment }) {
  const t = useText(texts);
  return (
    <ScreenButton kind="outline" to={rehearsalScreen}>
      {visit.rehearsal ? t.rehearseAgain : t.rehearse}
    </ScreenButton>
  );
}

const texts = dictionary({
  es: {
    title: '¿Algo cambió?',
    say: { late: 'Voy 10 minutos tarde', cannot: 'No puedo a esa hora' },
    lateTitle: 'Le avisamos a tu asesor que vas tarde',
    lateText: (until: string) => `Únete en cuanto puedas. Te espera ${until}`,
    cannotTitle: 'Le avisamos a tu asesor que no puedes',
    cannotText: 'Elige otro horario. Mientras no lo confirmes, este sigue siendo tuyo.',
    cannotAlone: 'Ya la cambiaste todas las veces posibles. Cancélala y agenda otra cuando puedas.',
    otherTime: 'Elegir otro horario',
    cancel: 'Cancelar mi videollamada',
    undo: 'Sí llego a tiempo',
    rehearse: 'Probar mi cámara y mi internet',
    rehearseAgain: 'Probar otra vez mi cámara y mi internet',
  },
  en: {
    title: 'Did something come up?',
    say: { late: 'I’m 10 minutes late', cannot: 'I can’t make it' },
    lateTitle: 'We told your advisor that you’re late',
    lateText: (until: string) => `Join as soon as you can. They’ll wait for you ${until}.`,
    cannotTitle: 'We told your advisor that you can’t make it',
    cannotText: 'Choose another time. Until you confirm it, this one is still yours.',
    cannotAlone: 'You’ve changed it as many times as possible. Cancel it and book another one when you can.',
    otherTime: 'Choose another time',
    cancel: 'Cancel my video call',
    undo: 'I’ll be on time after all',
    rehearse: 'Try out my camera and internet',
    rehearseAgain: 'Try out my camera and internet again',
  },
});
