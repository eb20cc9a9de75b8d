import { Sparks } from './sparks.tsx';
import { WallCalendar } from './wall-calendar.tsx';

/** A wall calendar with one day marked, for a visit; `joyful` the moment it is booked. */
export function CalendarDrawing({ joyful = false }: { joyful?: boolean }) {
  return (
    <WallCalendar head="fill-brand-fill" visit={{ className: joyful ? 'joy-pop fill-ok' : 'fill-ok' }}>
      <path
        d="M170 120l4 4 7-8"
        fill="none"
        stroke="#05432E"
        strokeWidth="3"
        strokeLinecap="round"
        className={joyful ? 'joy-pop [animation-delay:0.3s]' : undefined}
      />
      {joyful && (
        <Sparks
          at={[
            [52, 60, 7],
            [60, 136, 5],
            [264, 92, 8],
            [272, 152, 5],
          ]}
        />
      )}
    </WallCalendar>
  );
}
