const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The wall calendar with its day free again, for a visit that was cancelled. */
export function VisitCancelledDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <rect x="84" y="40" width="152" height="128" rx="16" fill="#fff" />
      <path d="M84 72V56a16 16 0 0 1 16-16h120a16 16 0 0 1 16 16v16z" className="fill-brand-line" />
      <path d="M120 30v22M200 30v22" className="stroke-ink" strokeWidth="8" strokeLinecap="round" />
      {days.map((day) => (
        <rect
          key={day}
          x={102 + (day % 4) * 31}
          y={86 + Math.floor(day / 4) * 26}
          width="22"
          height="18"
          rx="5"
          className={day === 6 ? 'stroke-brand-fill' : 'fill-brand-line'}
          fill={day === 6 ? 'none' : undefined}
          strokeWidth={day === 6 ? 2.5 : undefined}
          strokeDasharray={day === 6 ? '4 3' : undefined}
          opacity={day === 6 ? 1 : 0.5}
        />
      ))}
      <circle cx="236" cy="160" r="22" fill="#FFD166" stroke="#fff" strokeWidth="5" />
      <path d="M229 153l14 14M243 153l-14 14" stroke="#17112A" strokeWidth="4.5" strokeLinecap="round" />
    </svg>
  );
}
