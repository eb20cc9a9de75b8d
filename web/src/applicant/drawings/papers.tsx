import { Tick } from '../../ui/tick.tsx';

/** A card and two sheets, for the documents. */
export function PapersDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <g transform="rotate(-8 120 100)">
        <rect x="78" y="34" width="92" height="126" rx="10" className="fill-brand-line" />
      </g>
      <g transform="rotate(5 160 100)">
        <rect x="110" y="30" width="96" height="132" rx="10" fill="#fff" />
        <path d="M126 54h64M126 72h64M126 90h44" className="stroke-brand-line" strokeWidth="7" strokeLinecap="round" />
      </g>
      <rect x="140" y="96" width="120" height="76" rx="10" className="fill-brand-fill" />
      <circle cx="168" cy="126" r="13" fill="#fff" fillOpacity=".75" />
      <path
        d="M194 118h48M194 134h36M156 154h86"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Tick x={256} y={60} radius={18} />
    </svg>
  );
}
