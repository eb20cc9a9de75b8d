import { settings } from './settings.ts';

/** The brand colour theme.css was designed for. */
const drawnFor = '#5800f7';

/** Applies the company's brand colour if it differs from the stylesheet's. */
export function adoptBrand(): void {
  const { color } = settings.brand;
  if (color.toLowerCase() === drawnFor || !CSS.supports('color', color)) return;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    for (const [name, value] of Object.entries(shadesOf(color, dark.matches))) {
      document.documentElement.style.setProperty(`--color-${name}`, value);
    }
  };
  paint();
  dark.addEventListener('change', paint);
}

/** The brand colours as a stylesheet, for server-rendered pages. */
export function brandStyles(): string {
  const { color } = settings.brand;
  if (color.toLowerCase() === drawnFor) return '';
  const root = (dark: boolean) =>
    `:root{${Object.entries(shadesOf(color, dark))
      .map(([name, value]) => `--color-${name}:${value}`)
      .join(';')}}`;
  return `${root(false)}@media (prefers-color-scheme:dark){${root(true)}}`;
}

/** The shades of a brand colour. Text on it is white unless the colour is too light. */
export function shadesOf(color: string, dark: boolean): Record<string, string> {
  const mix = (share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;
  const onBrand = luminance(color) > 0.3 ? '#17112a' : '#ffffff';
  const fill = { 'brand-fill': color, 'on-brand': onBrand };
  return dark
    ? {
        ...fill,
        brand: mix(55, 'white'),
        'brand-press': mix(85, 'white'),
        'brand-soft': mix(18, '#1c1530'),
        'brand-line': mix(45, '#1c1530'),
        'brand-ink': mix(35, 'white'),
      }
    : {
        ...fill,
        brand: color,
        'brand-press': mix(82, 'black'),
        'brand-soft': mix(8, 'white'),
        'brand-line': mix(28, 'white'),
        'brand-ink': mix(65, 'black'),
      };
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
