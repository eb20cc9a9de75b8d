import { type Scene, status } from '../scene.ts';

/** Pieces of the twelfth family's screens. */
export const two = (n: number): string => String(n).padStart(2, '0');
export const cut = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
export const left = (s: Scene, ...shares: number[]): string =>
  s.money.text(
    (Math.round(s.total * 100) - shares.reduce((sum, share) => sum + Math.round(s.total * share * 100), 0)) / 100,
  );
export const pad = (inner: string, style = ''): string => `<div style="padding:9px 18px;${style}">${inner}</div>`;
export const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
export const many = (s: Scene): string => String(s.random.whole(14, 141));
export const line = (s: Scene, a: string, b: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;gap:10px;padding:8px 0;font-size:15px;border-bottom:1px solid ${s.card};${style}"><span>${a}</span><span style="white-space:nowrap">${b}</span></div>`;
export const heading = (s: Scene, title: string, small = ''): string =>
  `${status(s)}<div style="padding:11px 18px"><div style="font-size:20px;font-weight:700">${title}</div>${small ? faint(s, small) : ''}</div>`;
export const hero = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
