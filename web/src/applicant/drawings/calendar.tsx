import type { ReactNode, SVGProps } from 'react';
import { Sparks } from './sparks.tsx';

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

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

interface WallCalendarProps {
  head: 'fill-brand-fill' | 'fill-brand-line';
  /** How the day of the visit differs from the others. */
  visit: SVGProps<SVGRectElement>;
  children: ReactNode;
}

/** A wall calendar with the day of a visit, and what is drawn over it. */
export function WallCalendar({ head, visit, children }: WallCalendarProps) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <rect x="84" y="40" width="152" height="128" rx="16" fill="#fff" />
      <path d="M84 72V56a16 16 0 0 1 16-16h120a16 16 0 0 1 16 16v16z" className={head} />
      <path d="M120 30v22M200 30v22" className="stroke-ink" strokeWidth="8" strokeLinecap="round" />
      {days.map((day) => (
        <rect
          key={day}
          x={102 + (day % 4) * 31}
          y={86 + Math.floor(day / 4) * 26}
          width="22"
          height="18"
          rx="5"
          {...(day === 6 ? visit : { className: 'fill-brand-line', opacity: 0.5 })}
        />
      ))}
      {children}
    </svg>
  );
}
