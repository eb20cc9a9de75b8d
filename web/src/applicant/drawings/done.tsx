import { Tick } from '../../ui/tick.tsx';

/** A large check mark over papers, for what is complete. */
export function DoneDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="w-full">
      <rect width="320" height="170" rx="24" className="fill-brand-soft" />
      <rect x="70" y="34" width="86" height="112" rx="12" fill="#fff" stroke="#C9B8F5" strokeWidth="3" />
      <rect x="164" y="34" width="86" height="112" rx="12" fill="#fff" stroke="#C9B8F5" strokeWidth="3" />
      <path
        d="M88 62h50M88 82h34M88 102h44M182 62h50M182 82h34M182 102h44"
        stroke="#E1D4FF"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Tick x={160} y={88} radius={40} />
      <circle cx="160" cy="88" r="40" fill="none" stroke="#fff" strokeWidth="6" />
      <g fill="#FFD166">
        <circle cx="40" cy="52" r="7" />
        <circle cx="282" cy="60" r="9" />
        <circle cx="272" cy="124" r="5" />
        <circle cx="46" cy="126" r="5" />
      </g>
    </svg>
  );
}
