import { Sparks } from './sparks.tsx';

const bars = [26, 38, 32, 46, 36, 54, 44, 58, 48, 66, 60, 74];

/** Twelve weeks that grow to a coin, for earnings that are complete. */
export function FullWeeksDrawing() {
  return (
    <svg viewBox="0 0 320 100" aria-hidden="true" className="w-full">
      <rect width="320" height="100" rx="20" className="fill-brand-soft" />
      {bars.map((height, i) => (
        <rect
          key={height}
          x={28 + i * 17}
          y={88 - height}
          width="11"
          height={height}
          rx="4"
          className={i === 11 ? 'joy-rise fill-ok' : `joy-rise ${i % 2 ? 'fill-brand-fill' : 'fill-brand-line'}`}
        />
      ))}
      <g className="joy-pop [animation-delay:0.4s]">
        <circle cx="268" cy="46" r="24" fill="#FFD166" />
        <path
          d="M268 32v28M276 38c-3-4-15-4-15 2s15 4 15 10-13 6-16 1"
          fill="none"
          stroke="#7A4A00"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <Sparks
        at={[
          [60, 24, 4],
          [112, 18, 5],
          [300, 80, 5],
        ]}
      />
    </svg>
  );
}
