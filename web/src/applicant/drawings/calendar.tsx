import { Sparks } from './sparks.tsx';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A wall calendar with one day marked, for a visit; `joyful` the moment it is booked. */
export function CalendarDrawing({ joyful = false }: { joyful?: boolean }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <rect x="84" y="40" width="152" height="128" rx="16" fill="#fff" />
      <path d="M84 72V56a16 16 0 0 1 16-16h120a16 16 0 0 1 16 16v16z" className="fill-brand-fill" />
      <path d="M120 30v22M200 30v22" className="stroke-ink" strokeWidth="8" strokeLinecap="round" />
      {days.map((day) => (
        <rect
          key={day}
          x={102 + (day % 4) * 31}
          y={86 + Math.floor(day / 4) * 26}
          width="22"
          height="18"
          rx="5"
          className={day === 6 ? (joyful ? 'joy-pop fill-ok' : 'fill-ok') : 'fill-brand-line'}
          opacity={day === 6 ? 1 : 0.5}
        />
      ))}
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
    </svg>
  );
}
