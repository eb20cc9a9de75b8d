import sharp from 'sharp';
import type { Scene } from '../scene.ts';
import { DAYS, type Day, LONG, SHORT, type Tongue } from '../wording.ts';

type Frame = (screen: string, s: Scene) => string;

const notice = (s: Scene): string => {
  const [app, words] = s.random.pick([
    ['WhatsApp', 'Lupita: ya comiste?'],
    ['Messenger', 'Tu paquete va en camino'],
    ['BBVA', 'Compra aprobada por $182.50'],
    ['Gmail', 'Your receipt from Tuesday'],
    ['Facebook', 'Chava commented on your photo'],
  ] as const);
  return `<div style="margin:6px 10px;padding:10px 14px;border-radius:16px;background:#2b2f36f5;color:#eee;font:13px 'Roboto'"><b>${app}</b> · ${s.say('ahora', 'now')}<br>${words}</div>`;
};

/** Things around or over a screen, in addition to those of the other sets. */
export const UNSEEN_FRAMES: Record<string, Frame> = {
  bare: (screen) => screen,
  // A shade pulled down: notices first, the screen dimmed below them.
  shade: (screen, s) =>
    `<div style="position:absolute;left:0;top:${s.random.whole(60, 130)}px;filter:brightness(.72)">${screen}</div><div style="position:absolute;left:0;right:0;top:0">${notice(s)}</div>`,
  splitScreen: (screen, s) =>
    `${screen.replace(/height:\d+px/, (height) => height)}<div style="position:absolute;left:0;right:0;bottom:0;height:${Math.round(s.height * 0.24)}px;background:#e5ddd5;border-top:6px solid #111;font:14px 'Roboto';color:#111;padding:12px"><div style="background:#fff;border-radius:10px;padding:8px 12px;width:230px">${s.say('mándame la captura porfa', 'send me the screenshot please')}</div><div style="background:#dcf8c6;border-radius:10px;padding:8px 12px;width:120px;margin:10px 0 0 auto">${s.say('ya va', 'coming')}</div></div>`,
  desk: (screen, s) =>
    `<div style="position:absolute;inset:0;background:linear-gradient(${s.random.whole(0, 360)}deg,#7d6a55,#c9b79c);overflow:hidden"><div style="position:absolute;left:0;top:0;transform:perspective(900px) rotateX(${s.random.between(-14, 14)}deg) rotateY(${s.random.between(-13, 13)}deg) rotateZ(${s.random.between(-8, 8)}deg) scale(${s.random.between(0.66, 0.84)});outline:12px solid #17181a;border-radius:26px;overflow:hidden">${screen}<div style="position:absolute;inset:0;background:linear-gradient(${s.random.whole(0, 180)}deg,#fff0 30%,#ffffff4d 45%,#fff0 58%)"></div></div></div>`,
  videoCall: (screen, s) =>
    `${screen}<div style="position:absolute;right:10px;bottom:${s.random.whole(20, 90)}px;width:84px;height:120px;border-radius:12px;background:radial-gradient(circle at 50% 35%,#caa07a 0 22%,#445 23%)"></div>`,
  editor: (screen, s) =>
    `<div style="position:absolute;inset:0;background:#000"></div><div style="position:absolute;left:0;top:40px;transform:scale(.8);transform-origin:${s.width / 2}px 0">${screen}</div><div style="position:absolute;bottom:0;left:0;right:0;padding:16px;display:flex;justify-content:space-around;color:#fff;font:13px 'Roboto'"><span>${s.say('Recortar', 'Crop')}</span><span>${s.say('Texto', 'Text')}</span><span>${s.say('Stickers', 'Stickers')}</span><span>${s.say('Enviar', 'Send')}</span></div><div style="position:absolute;top:6px;left:14px;color:#fff;font:20px 'Roboto'">✕</div>`,
  bluelight: (screen, s) =>
    `${screen}<div style="position:absolute;inset:0;background:#ffb15c;opacity:${s.random.between(0.3, 0.5)};mix-blend-mode:multiply"></div>`,
  inverted: (screen) => `<div style="position:absolute;inset:0;filter:invert(1) hue-rotate(180deg)">${screen}</div>`,
  arrow: (screen, s) =>
    `${screen}<svg style="position:absolute;inset:0" width="${s.width}" height="${s.height}"><path d="M${s.width - 30} ${s.height - 120}Q${s.width * 0.8} ${s.height * 0.5} ${s.width * 0.72} ${s.height * 0.36}" stroke="#e5173f" stroke-width="7" fill="none"/><circle cx="${s.width * 0.72}" cy="${s.height * 0.36}" r="9" fill="#e5173f"/></svg>`,
};

type Wear = (png: Buffer, s: Scene) => Promise<Buffer>;
const shrink = (png: Buffer, width: number) => sharp(png).resize({ width, withoutEnlargement: true });

async function eachPixel(png: Buffer, width: number, change: (value: number, x: number, y: number) => number) {
  const { data, info } = await shrink(png, width).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let k = 0; k < data.length; k++) {
    const pixel = Math.floor(k / 3);
    data[k] = Math.max(0, Math.min(255, change(data[k]!, pixel % info.width, Math.floor(pixel / info.width))));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** What compression, cameras and cropping do to the picture. */
export const UNSEEN_WEAR: Record<string, Wear> = {
  clean: (png) => shrink(png, 1080).png().toBuffer(),
  // A cheap phone's screen is 720 or 480 pixels wide.
  cheap: (png, s) =>
    shrink(png, s.random.pick([480, 540, 720]))
      .jpeg({ quality: 80 })
      .toBuffer(),
  // Forwarded from chat to chat.
  forwarded: async (png, s) => {
    let picture = await shrink(png, 900).jpeg({ quality: 60 }).toBuffer();
    for (let k = 0; k < 3; k++)
      picture = await sharp(picture)
        .resize({ width: s.random.whole(740, 900) })
        .jpeg({ quality: s.random.whole(38, 60) })
        .toBuffer();
    return picture;
  },
  blocky: (png, s) =>
    shrink(png, 800)
      .jpeg({ quality: s.random.whole(16, 28) })
      .toBuffer(),
  moire: async (png, s) => {
    const [along, down, strength] = [s.random.between(0.2, 0.9), s.random.between(0.2, 0.9), s.random.between(12, 30)];
    const waves = await eachPixel(
      png,
      1000,
      (value, x, y) =>
        value + strength * Math.sin(x * along + Math.sin(y * 0.013) * 4) * Math.sin(y * down + x * 0.011),
    );
    return waves.jpeg({ quality: 76 }).toBuffer();
  },
  dim: async (png, s) => {
    const dark = s.random.between(0.35, 0.55);
    const grain = await eachPixel(png, 960, (value) => value * dark + (s.random.next() - 0.5) * 22);
    return grain.jpeg({ quality: 72 }).toBuffer();
  },
  shaken: (png, s) =>
    shrink(png, 1000)
      .convolve({ width: 5, height: 5, kernel: s.random.chance(0.5) ? ROW : SLOPE })
      .jpeg({ quality: 78 })
      .toBuffer(),
  cropped: async (png, s) => {
    const { width = 0, height = 0 } = await sharp(png).metadata();
    const top = Math.round(height * s.random.between(0.01, 0.045));
    const below = Math.round(height * s.random.between(0.05, 0.3));
    return sharp(png)
      .extract({ left: 0, top, width, height: height - top - below })
      .resize({ width: 900, withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
  },
};

const ROW = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SLOPE = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1];

const two = (n: number): string => String(n).padStart(2, '0');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const week = (day: Day): number =>
  Math.ceil(((Date.UTC(day.y, day.m, day.d) - Date.UTC(day.y, 0, 1)) / 86_400_000 + 1) / 7);
const nth = (n: number): string =>
  `${n}${[11, 12, 13].includes(n) ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

type Style = (start: Day, end: Day) => string;

/** Ways to write a week that no other set of drawings uses. */
export const WEEKS: Record<Tongue, Style[]> = {
  es: [
    (s, e) => (s.m === e.m ? `${s.d}–${e.d} ${SHORT.es[e.m]}.` : `${s.d} ${SHORT.es[s.m]}. – ${e.d} ${SHORT.es[e.m]}.`),
    (s, e) => `Semana ${week(s)} · ${s.d} ${SHORT.es[s.m]} al ${e.d} ${SHORT.es[e.m]}`,
    (s, e) => `${two(s.d)} ${SHORT.es[s.m]}. ${s.y} al ${two(e.d)} ${SHORT.es[e.m]}. ${e.y}`,
    (s, e) => `${s.d} de ${SHORT.es[s.m]}. - ${e.d} de ${SHORT.es[e.m]}.`,
    (s, e) => `${two(s.d)}/${SHORT.es[s.m]} – ${two(e.d)}/${SHORT.es[e.m]}`,
    (s, e) =>
      `LUN ${two(s.d)} ${SHORT.es[s.m]!.toUpperCase()} – ${DAYS.es[e.w]!.slice(0, 3).toUpperCase()} ${two(e.d)} ${SHORT.es[e.m]!.toUpperCase()}`,
    (s) => `Semana del lunes ${s.d} de ${LONG.es[s.m]}`,
    (s, e) => `Del lunes ${s.d} al ${DAYS.es[e.w]} ${e.d} de ${LONG.es[e.m]}`,
    (s, e) => `${SHORT.es[s.m]} ${s.d} - ${SHORT.es[e.m]} ${e.d}`,
    (s, e) => `${two(s.d)}-${two(s.m + 1)}-${s.y} al ${two(e.d)}-${two(e.m + 1)}-${e.y}`,
    (s, e) => `${s.d} ${cap(LONG.es[s.m]!)} — ${e.d} ${cap(LONG.es[e.m]!)}`,
    (s, e) => `${two(s.d)}/${two(s.m + 1)}/${s.y} 00:00 – ${two(e.d)}/${two(e.m + 1)}/${e.y} 23:59`,
    (s, e) => `Periodo: ${two(s.d)}/${two(s.m + 1)} - ${two(e.d)}/${two(e.m + 1)}`,
  ],
  en: [
    (s, e) =>
      s.m === e.m
        ? `${SHORT.en[s.m]} ${s.d} – ${e.d}, ${e.y}`
        : `${SHORT.en[s.m]} ${s.d} – ${SHORT.en[e.m]} ${e.d}, ${e.y}`,
    (s, e) => `Monday, ${SHORT.en[s.m]} ${s.d} – ${DAYS.en[e.w]}, ${SHORT.en[e.m]} ${e.d}`,
    (s) => `Week of ${s.m + 1}/${s.d}`,
    (s, e) => `${SHORT.en[s.m]} ${nth(s.d)} – ${SHORT.en[e.m]} ${nth(e.d)}`,
    (s, e) => `Week ${week(s)}: ${SHORT.en[s.m]} ${s.d} – ${SHORT.en[e.m]} ${e.d}`,
    (s, e) => `${SHORT.en[s.m]}. ${s.d} - ${SHORT.en[e.m]}. ${e.d}`,
    (s, e) =>
      s.m === e.m
        ? `${SHORT.en[s.m]!.toUpperCase()} ${s.d}-${e.d}`
        : `${SHORT.en[s.m]!.toUpperCase()} ${s.d} - ${SHORT.en[e.m]!.toUpperCase()} ${e.d}`,
    (s, e) => `Mon ${s.m + 1}/${s.d} - ${DAYS.en[e.w]!.slice(0, 3)} ${e.m + 1}/${e.d}`,
    (s, e) => `Period: ${SHORT.en[s.m]} ${s.d}, ${s.y} to ${SHORT.en[e.m]} ${e.d}, ${e.y}`,
    (s, e) => `${two(s.m + 1)}/${two(s.d)}/${s.y} 12:00 AM - ${two(e.m + 1)}/${two(e.d)}/${e.y} 11:59 PM`,
    (s, e) => `${LONG.en[s.m]} ${s.d} through ${LONG.en[e.m]} ${e.d}`,
    (s, e) => `${two(s.m + 1)}-${two(s.d)}-${two(s.y % 100)} / ${two(e.m + 1)}-${two(e.d)}-${two(e.y % 100)}`,
    (s) => `Week starting ${DAYS.en[0]}, ${SHORT.en[s.m]} ${s.d}`,
  ],
};
