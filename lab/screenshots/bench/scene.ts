import type { MoneyStyle, Random, Tongue } from './wording.ts';

/** Everything available to a design. */
export interface Scene {
  random: Random;
  tongue: Tongue;
  country: 'mx' | 'us';
  platform: 'uber' | 'didi' | 'lyft' | 'other';
  width: number;
  height: number;
  font: string;
  ground: string;
  ink: string;
  soft: string;
  card: string;
  accent: string;
  start: string;
  end: string;
  range: string;
  total: number;
  days: number[];
  money: MoneyStyle;
  name: string;
  rating: string;
  /** The words of one of the two languages. */
  say(es: string | string[], en: string | string[]): string;
}

export type Design = (scene: Scene) => string;

export const row = (s: Scene, left: string, right: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;padding:12px 18px;border-bottom:1px solid ${s.card};font-size:15px;${style}"><span>${left}</span><span>${right}</span></div>`;

export const tile = (s: Scene, value: string, label: string): string =>
  `<div style="flex:1;text-align:center;padding:10px 4px"><div style="font-size:19px;font-weight:600">${value}</div><div style="font-size:12px;color:${s.soft}">${label}</div></div>`;

export const hours = (s: Scene): string => {
  const [h, m] = [s.random.whole(8, 60), s.random.whole(1, 59)];
  return s.random.pick([
    `${h} h ${m} min`,
    `${h}h ${m}m`,
    `${h}:${String(m).padStart(2, '0')} h`,
    `${h} hrs`,
    `${h}.${s.random.whole(1, 9)} h`,
  ]);
};

export const bars = (s: Scene, labels: string[], height = 130): string => {
  const top = Math.max(...s.days, 1);
  return `<div style="display:flex;align-items:flex-end;gap:9px;height:${height}px;padding:0 18px">${s.days
    .map(
      (day, k) =>
        `<div style="flex:1;text-align:center;font-size:12px;color:${s.soft}"><div style="height:${Math.max(2, (day / top) * (height - 26))}px;background:${s.accent};border-radius:4px"></div>${labels[k]}</div>`,
    )
    .join('')}</div>`;
};

export const status = (s: Scene): string =>
  `<div style="display:flex;justify-content:space-between;padding:${s.random.chance(0.5) ? '12px 26px' : '5px 12px'};font-size:14px;font-weight:600"><span>${s.random.whole(1, 23)}:${String(s.random.whole(0, 59)).padStart(2, '0')}</span><span>${s.random.pick(['5G', 'LTE', 'Telcel 4G', 'AT&T'])} ${s.random.whole(10, 99)}%</span></div>`;

export const face = (s: Scene, size: number): string =>
  `<span style="display:inline-block;flex:none;width:${size}px;height:${size}px;border-radius:50%;background:radial-gradient(circle at 50% 40%,#d9a066 0 28%,transparent 29%),radial-gradient(circle at 50% 110%,hsl(${s.random.whole(0, 360)},45%,40%) 0 50%,transparent 51%),hsl(${s.random.whole(0, 360)},40%,70%)"></span>`;

export const page = (s: Scene, inner: string, style = ''): string =>
  `<div style="position:relative;width:${s.width}px;height:${s.height}px;overflow:hidden;background:${s.ground};color:${s.ink};font-family:'${s.font}';${style}">${inner}</div>`;
