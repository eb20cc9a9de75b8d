import { WallCalendar } from './wall-calendar.tsx';

const free = { className: 'stroke-brand-fill', fill: 'none', strokeWidth: 2.5, strokeDasharray: '4 3' };

/** The wall calendar with its day free again, for a visit that was cancelled. */
export function VisitCancelledDrawing() {
  return (
    <WallCalendar head="fill-brand-line" visit={free}>
      <circle cx="236" cy="160" r="22" fill="#FFD166" stroke="#fff" strokeWidth="5" />
      <path d="M229 153l14 14M243 153l-14 14" stroke="#17112A" strokeWidth="4.5" strokeLinecap="round" />
    </WallCalendar>
  );
}
