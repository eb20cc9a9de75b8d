/** A check on a green disc, around a point of the drawing. */
export function Tick({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 24})`}>
      <circle r="24" fill="#29CC97" />
      <path
        d="M-11 1l8 8 15-17"
        fill="none"
        stroke="#05432E"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
