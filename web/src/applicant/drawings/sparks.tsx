/** A few yellow dots around a drawing of something that was achieved: `[x, y, radius]`. */
export function Sparks({ at }: { at: readonly (readonly [number, number, number])[] }) {
  return (
    <g fill="#FFD166">
      {at.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="joy-pop [animation-delay:0.5s]" />
      ))}
    </g>
  );
}
