import { lineAt, type Page, say } from './page.ts';

const MARGIN = 18;
export type Place = 'left' | 'right' | 'centre' | number;

/** A piece of text at the page's cursor, which moves below it. */
export function put(page: Page, text: string, size: number, place: Place): void {
  const height = size * 1.22 + 3;
  const width = Math.min(page.width - 4, text.length * height * 0.42 + 4);
  const left =
    place === 'left'
      ? MARGIN
      : place === 'right'
        ? page.width - MARGIN - width
        : (place === 'centre' ? page.width / 2 : place) - width / 2;
  page.lines.push(lineAt(text, left, page.y, width, height, page.paper));
  page.y += height;
}

export function row(page: Page, left: string, right: string, size = page.font): void {
  const y = page.y;
  put(page, left, page.font, 'left');
  page.y = y;
  put(page, right, size, 'right');
  page.y += page.gap * 0.6;
}

export function columns(page: Page, words: string[], size: number): void {
  const y = page.y;
  words.forEach((word, k) => {
    page.y = y;
    put(page, word, size, ((k + 0.5) / words.length) * page.width);
  });
}

export function usual(page: Page): Place {
  return page.centred ? 'centre' : 'left';
}

/** Parts of the page's total; they add up more often than not. */
export function sharesOf(page: Page, count: number): number[] {
  const { random, total } = page;
  const weights = Array.from({ length: count }, () => random.between(0.1, 1));
  const all = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.round((weight / all) * total * 100) / 100);
  const honest = random.chance(0.6);
  if (honest) shares[0] = Math.round((total - shares.slice(1).reduce((a, b) => a + b, 0)) * 100) / 100;
  return honest ? shares : shares.map((share) => Math.round(share * random.between(0.3, 1.3) * 100) / 100);
}

export function duration({ random }: Page): string {
  const [h, m] = [random.whole(4, 60), random.whole(1, 59)];
  return random.pick([
    `${h} h ${m} min`,
    `${h}h ${m}m`,
    `${h}.${m % 10} h`,
    `${h} h`,
    `${h}:${String(m).padStart(2, '0')}`,
  ]);
}

/** The label of a count: in a driver's app trips and hours keep their names; elsewhere the topic's own rows are counted. */
export function label(page: Page, words: readonly string[]): string {
  const { random, weekly, inApp } = page;
  return weekly || random.chance(inApp ? 0.7 : 0.06) ? say(page, words) : say(page, page.words.rows);
}
