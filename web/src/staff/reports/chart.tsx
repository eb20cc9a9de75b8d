import { useWide } from '../../lib/wide.ts';
import { BAR, BAR_GAP, type BarLook, Bars, type BarsProps } from './bars.tsx';

/** Space between groups of bars, height of a line of text, and width of a letter, in px. */
const GAP = 14;
const LINE = 13;
const LETTER = 7.5;

/** A chart of figures that are also in a table beside it; hidden from screen readers. */
export function Chart(props: Omit<BarsProps, 'height' | 'namesWidth'>) {
  const { rows, series } = props;
  const isWide = useWide();
  const namesWidth = isWide ? 150 : 104;
  // Long names are wrapped.
  const letters = Math.max(...rows.map(({ name }) => name.length));
  const lines = Math.ceil((letters * LETTER) / namesWidth);
  const height = rows.length * Math.max(series.length * (BAR + BAR_GAP) + GAP, lines * LINE + GAP) + 8;
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
      <Bars {...props} height={height} namesWidth={namesWidth} />
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
