import { lazy, Suspense } from 'react';

/** Bars differ by their filling, not by their color alone. */
export type BarLook = 'solid' | 'hatched' | 'outlined';

export interface BarsProps {
  rows: readonly { name: string; values: Record<string, number> }[];
  series: readonly { key: string; label: string; look: BarLook }[];
  /** A figure, in words. */
  show(value: number): string;
}

const Bars = lazy(() => import('./bars.tsx').then(({ Bars }) => ({ default: Bars })));

/** A picture of figures that a table beside it tells, too: hidden from who hears the page. */
export function Chart(props: BarsProps) {
  const { rows, series } = props;
  return (
    <div aria-hidden="true" className="mb-3 min-w-0">
      {series.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-tag">
          {series.map(({ key, label, look }) => (
            <li key={key} className="flex items-center gap-1.5">
              <Swatch look={look} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<div style={{ height: rows.length * (series.length * 18 + 14) + 8 }} />}>
        <Bars {...props} />
      </Suspense>
    </div>
  );
}

function Swatch({ look }: { look: BarLook }) {
  const strokes = {
    solid: 'stroke-brand fill-brand',
    hatched: 'stroke-ok-ink fill-transparent',
    outlined: 'stroke-warn-ink fill-transparent',
  };
  return (
    <svg aria-hidden="true" width="16" height="12" className={`flex-none ${strokes[look]}`} strokeWidth="1.5">
      <rect x="1" y="1" width="14" height="10" />
      {look === 'hatched' && <path d="M1 11L8 1M6 11L13 1M11 11L15 5" />}
    </svg>
  );
}
