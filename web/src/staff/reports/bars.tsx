import { useId } from 'react';

/** Of a bar, in px, and the space below it. */
export const BAR = 16;
export const BAR_GAP = 2;

/** Bars differ by their fill pattern, not just by their color. */
export type BarLook = 'solid' | 'hatched' | 'outlined';

export interface BarsProps {
  rows: readonly { name: string; values: Record<string, number> }[];
  series: readonly { key: string; label: string; look: BarLook }[];
  /** A figure, in words. */
  show(value: number): string;
  /** In px. */
  height: number;
  namesWidth: number;
}

/** Bars from left to right with their figures. */
export function Bars({ rows, series, show, height, namesWidth }: BarsProps) {
  const id = useId();
  const most = Math.max(1, ...rows.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
  return (
    <div data-bars="" className="flex flex-col" style={{ height }}>
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.5" height="6" fill="var(--color-ok-ink)" />
        </pattern>
      </svg>
      {rows.map(({ name, values }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <div key={n} className="flex min-h-0 flex-1 items-center">
          <span className="flex-none pr-2 text-right" style={{ width: namesWidth, fontSize: 12, lineHeight: '13px' }}>
            {name}
          </span>
          {/* The figure of the longest bar is beside it. */}
          <svg
            aria-hidden="true"
            className="mr-16 min-w-0 flex-1 overflow-visible"
            height={series.length * (BAR + BAR_GAP)}
          >
            {series.map(({ key, look }, n) => {
              const value = values[key] ?? 0;
              const top = n * (BAR + BAR_GAP) + 1;
              const width = `${(value / most) * 100}%`;
              return (
                <g key={key}>
                  {/* One without a length still shows where it would be. */}
                  <rect y={top} height={BAR} width={value > 0 ? width : 1} strokeWidth={1.5} {...looks(id)[look]} />
                  <text
                    x={width}
                    dx={6}
                    y={top + BAR / 2}
                    dominantBaseline="central"
                    fontSize={12}
                    fill="var(--color-ink)"
                  >
                    {show(value)}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
}

const looks = (pattern: string) => ({
  solid: { fill: 'var(--color-brand)', stroke: 'var(--color-brand)' },
  hatched: { fill: `url(#${pattern})`, stroke: 'var(--color-ok-ink)' },
  outlined: { fill: 'transparent', stroke: 'var(--color-warn-ink)' },
});
