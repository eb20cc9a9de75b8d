import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';

/** What pictures of one phone have in common. */
export interface ScreenFrame {
  /** Height of the picture over its width. */
  ratio: number;
  /** Where the clock of the status bar is: left, right and middle, in widths of the picture; absent without one. */
  clock?: [left: number, right: number, middle: number];
}

const STATUS_BAR = 0.06;
const CLOCK = /^\d{1,2}:\d{2}(\s?[ap]\.?\s?m\.?)?$/i;

/** The frame of a picture. Widths are the unit, so that a picture cut off below keeps its clock's place. */
export function frameOf(lines: readonly TextLine[], { width, height }: Pick<Picture, 'width' | 'height'>): ScreenFrame {
  const clock = lines.find(({ text, bottom }) => bottom < STATUS_BAR * height && CLOCK.test(text.trim()));
  const share = (at: number) => Math.round((at / width) * 1000) / 1000;
  return {
    ratio: Math.round((height / width) * 1000) / 1000,
    ...(clock && { clock: [share(clock.left), share(clock.right), share((clock.top + clock.bottom) / 2)] }),
  };
}
