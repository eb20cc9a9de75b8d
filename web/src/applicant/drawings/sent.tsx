import { Tick } from '../../ui/tick.tsx';
import { Sparks } from './sparks.tsx';

/** A paper plane on its way, for the application that was sent. */
export function SentDrawing() {
  return (
    <svg viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <rect width="320" height="170" rx="24" className="fill-brand-soft" />
      <path
        d="M34 128c34 14 76 8 104-22"
        fill="none"
        className="stroke-brand-line"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 15"
      />
      <g className="joy-fly">
        <path d="M262 40L128 84l44 18z" fill="#fff" />
        <path d="M262 40L172 102l28 32z" className="fill-brand-line" />
        <path d="M172 102l4 32 16-20z" className="fill-brand-fill" />
        <path d="M262 40L128 84l44 18 28 32z" fill="none" stroke="#17112A" strokeWidth="4" strokeLinejoin="round" />
        <path d="M172 102l90-62" stroke="#17112A" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g className="joy-pop [animation-delay:0.3s]">
        <Tick x={80} y={66} radius={24} />
      </g>
      <Sparks
        at={[
          [38, 92, 5],
          [134, 50, 6],
          [252, 112, 7],
          [286, 76, 5],
        ]}
      />
    </svg>
  );
}
