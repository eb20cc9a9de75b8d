import { Tick } from '../../ui/tick.tsx';
import { Sparks } from './sparks.tsx';

/** The keys of the car, for the application that was approved. */
export function KeysDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <circle cx="160" cy="48" r="24" fill="none" stroke="#FFD166" strokeWidth="9" />
      <g className="joy-swing">
        <path d="M147 116h26v60l-13 12-13-12z" className="fill-brand-fill" />
        <path d="M173 136h13v10h-13zM173 156h9v9h-9z" className="fill-brand-fill" />
        <rect x="126" y="66" width="68" height="58" rx="22" className="fill-brand-fill" />
        <circle cx="160" cy="84" r="10" fill="#fff" />
        <path d="M160 100v68" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g className="joy-pop [animation-delay:0.3s]">
        <Tick x={228} y={112} radius={28} />
      </g>
      <Sparks
        at={[
          [62, 60, 8],
          [92, 122, 6],
          [56, 150, 5],
          [256, 52, 7],
          [272, 160, 6],
        ]}
      />
    </svg>
  );
}
