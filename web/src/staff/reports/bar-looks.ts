/** Of a bar, in px. */
export const BAR = 16;

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
