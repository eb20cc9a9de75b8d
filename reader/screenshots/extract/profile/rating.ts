import { fold, squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { captionsOf, gapBetween, medianHeight, rowsOf } from '../layout.ts';

export interface SeenRating {
  value: number;
  confidence: number;
  line: TextLine;
  /** A star or a word for "rating" is beside it. */
  named: boolean;
}

const NAMED =
  /calificaci|rating|puntuaci|valoraci|estrella|stars?\b|score|evaluaci|puntaje|reputaci|nota\b|dicende|opinion|peoplesay|feedback/;
const OTHER =
  /year|ano|\bkm|kilomet|miles|\bmi\b|month|mes|version|time|tiempo|antig|\bgb|hora|hour|\/h|distan|tasa|rate\b|promediopor|porviaje|propina|tip/;
const STAR = /[★☆⭐✩✭✮✯⋆✦*女女✰]/;
const LONE = /^[^\p{L}\d]*[1-5][.,]\d{1,2}[^\p{L}\d]*$/u;
const UNIT = /^\s?(%|km|mi\b|min|h\b|hr|years?|anos?|yrs?|mes|month|gb|mb|k\b|m\b|l\b|°|:|\.\d|mil)/;
// The minimum rating for a level, or other drivers' ratings, may be shown beside the driver's own.
const REQUIRED =
  /minim|requi|necesit|manten|keep|atleast|omas\b|omas$|orhigher|orabove|orbetter|ciudad|city|meta\b|goal|target|objetivo|parallegar|toreach/;
const ENOUGH = 2;
const STANDS_OUT = 1.15;

/** The driver's rating: 1.00 to 5.00 with a point, beside a star or its label or prominent; null when nothing qualifies. */
export function findRating(lines: TextLine[], name: TextLine | null): SeenRating | null {
  const typical = medianHeight(lines);
  const rows = rowsOf(lines);
  const lone = lines.filter((line) => LONE.test(line.text.trim()));
  const tallestOfAll = Math.max(0, ...lines.map((line) => line.height));
  const tallest = Math.max(0, ...lone.map((line) => line.height));
  const seen = lines.flatMap((line): (SeenRating & { score: number })[] => {
    const match = /(?<![\d.,:$/-])([1-5])\s?[.,]\s?(\d{1,2})(?![\d])/.exec(line.text);
    if (!match) return [];
    const rest = fold(line.text.slice(match.index + match[0].length));
    const before = fold(line.text.slice(0, match.index)).trim();
    const value = Number(`${match[1]}.${match[2]}`);
    if (value > 5 || UNIT.test(rest) || /[$v]$|\bv$|mx$|version/.test(before)) return [];
    const own = squeeze(line.text);
    const captions = captionsOf(line, lines).map((other) => squeeze(other.text));
    const named =
      STAR.test(line.text) ||
      /^\s?\/\s?5\b/.test(rest) ||
      NAMED.test(own) ||
      captions.some((text) => NAMED.test(text) || STAR.test(text));
    const misleading = OTHER.test(own) || (!named && captions.some((text) => OTHER.test(text)));
    const row = rows.find((pieces) => pieces.includes(line)) ?? [line];
    const required = REQUIRED.test(squeeze(row.map((piece) => piece.text).join(' ')));
    const score =
      (named ? 3 : 0) +
      (match[2]!.length === 2 ? 1 : 0) +
      (lone.includes(line) ? 0.5 : 0) +
      (lone.includes(line) && line.height === tallest ? 0.75 : 0) +
      (line.height > 1.15 * typical ? 0.5 : 0) +
      (line.height === tallestOfAll ? 0.5 : 0) +
      (name && gapBetween(line, name) < 3 * name.height ? 1 : 0) -
      (misleading ? 3 : 0) -
      (required ? 4 : 0) -
      (value < 3 ? 1 : 0);
    return [{ value, confidence: line.confidence * (named ? 1 : 0.85), line, named, score }];
  });
  seen.sort((a, b) => b.score - a.score || b.line.height - a.line.height);
  const best = seen[0];
  if (!best || best.score < ENOUGH) return null;
  if (isCatalogue(lines)) return null;
  const rival = seen.find((other) => other.value !== best.value);
  if (rival && rival.score >= best.score && rival.line.height > 0.8 * best.line.height) return null;
  return best;
}

// Three ratings of the same size below each other are a list; a driver's own rating is larger than its parts.
function isCatalogue(lines: TextLine[]): boolean {
  const rated = lines.filter(({ text }) => /^[^\p{L}\d$]*[1-5][.,]\d\d?(?![\d%])/u.test(text.trim()));
  if (!rated.some(({ text }) => STAR.test(text))) return false;
  return rated.some((line) => {
    const column = rated.filter((other) => Math.abs(other.left - line.left) < line.height);
    const [first, second] = column.map((other) => other.height).sort((a, b) => b - a);
    return column.length >= 3 && first! < STANDS_OUT * second!;
  });
}
