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

/** A road that bends behind the hills, for a way that ends here and goes on elsewhere. */
export function RoadDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <circle cx="236" cy="58" r="24" fill="#FFD166" />
      <path
        d="M0 118c42-34 92-42 138-16s96 16 182-20v94a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand-line"
      />
      <path
        d="M0 140c70-22 134-10 186 2s92 8 134-8v42a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand-fill"
      />
      <path
        d="M0 140c70-22 134-10 186 2s92 8 134-8v42a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        fill="#17112A"
        fillOpacity=".4"
      />
      <path d="M96 200c2-26 30-36 62-42s42-12 36-22h14c18 14 2 26-22 34-20 7-24 16-22 30z" fill="#17112A" />
      <path
        d="M128 196c4-14 18-20 38-26M176 165c12-5 22-10 26-16"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M72 150V96" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d="M44 74h48l14 14-14 14H44z" fill="#fff" stroke="#17112A" strokeWidth="4" strokeLinejoin="round" />
      <path d="M56 88h26" className="stroke-brand-line" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
