const RING = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const SHAPES = {
  back: 'M20 12H5M11 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M12 5v.2M12 12v.2M12 19v.2',
  info: `${RING}M12 11v6M12 7.4v.3`,
  help: `${RING}M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.2`,
  clock: `${RING}M12 7v5l3 2`,
  home: 'M4 11l8-7 8 7v9H4z',
  chart: 'M5 20v-9M12 20V4M19 20v-6',
  wallet: 'M3 7h18v12H3zM3 7l12-3v3M16 13h2',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1 1H5zM10 21h4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  car: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2',
  gift: 'M4 10h16v10H4zM12 10v10M12 10c-5 0-5-6-2-5 1 .4 2 3 2 5 0-2 1-4.6 2-5 3-1 3 5-2 5',
  pin: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  bank: 'M4 10l8-6 8 6zM6 10v8M10 10v8M14 10v8M18 10v8M4 20h16',
  check: 'M5 12l5 5 9-11',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  fuel: 'M5 21V4h9v17M3 21h13M14 10h3v7a2 2 0 0 0 3 0V9l-3-3M7 8h5',
} as const;

export type Icon = keyof typeof SHAPES;

/** A line drawing in the colour of the text around it. No emoji: the fonts here have none. */
export const icon = (name: Icon, size = 22, style = ''): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" style="flex:none;vertical-align:-.2em;${style}"><path d="${SHAPES[name]}"/></svg>`;

const BARS = [4, 6, 8, 11]
  .map((height, k) => `<rect x="${k * 4.4}" y="${11 - height}" width="3.2" height="${height}" rx=".8"/>`)
  .join('');
export const signal = `<svg width="17" height="11" fill="currentColor">${BARS}</svg>`;
export const waves =
  '<svg width="16" height="11" fill="none" stroke="currentColor" stroke-width="2"><path d="M1 4c4-4 10-4 14 0M3.5 7c3-2.6 6-2.6 9 0M6.5 9.7c1-.8 2-.8 3 0"/></svg>';
export const battery = (charge: number): string =>
  `<svg width="26" height="12" fill="none" stroke="currentColor"><rect x=".5" y=".5" width="21" height="11" rx="3" opacity=".5"/><rect x="2" y="2" width="${charge * 18}" height="8" rx="1.5" fill="currentColor" stroke="none"/><path d="M23.5 4v4" stroke-width="2" opacity=".6"/></svg>`;
