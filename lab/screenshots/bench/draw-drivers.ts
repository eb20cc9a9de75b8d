import { chromium } from 'playwright';
import { dayOf, isoPlus, moneyStyle, personName, RANGES, Random, type Tongue } from './wording.ts';

/** One of the twelve pictures of a driver; of another kind if it isn't what it should be. */
export interface DriverPicture {
  kind: 'week' | 'edited' | 'stranger' | 'tips' | 'bank';
  country: 'mx' | 'us';
  week: string;
  /** What the driver earned in that week. */
  total: number;
  image: Buffer;
}

interface Phone {
  width: number;
  height: number;
  scale: number;
  clock: string;
  font: string;
  ground: string;
  ink: string;
}

interface App {
  country: 'mx' | 'us';
  tongue: Tongue;
  title: string;
  /** What it says of other weeks. */
  past: 'list' | 'last' | 'nothing';
  range: (start: string) => string;
  money: (value: number) => string;
}

const NEWEST = '2026-11-09';
const WEEKS = 12;

/** Draws drivers with twelve pictures each, some of which are not theirs, not of a week, or edited. */
export async function drawDrivers(seed: number, count: number): Promise<DriverPicture[][]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const drivers: DriverPicture[][] = [];
  for (let at = 0; at < count; at++) {
    const random = new Random(seed * 1009 + at);
    const [phone, other] = [phoneOf(random, 0), phoneOf(random, 1)];
    const app = appOf(random);
    const weeks = Array.from({ length: WEEKS + 5 }, (_, k) => isoPlus(NEWEST, -7 * k));
    const level = app.country === 'mx' ? 4000 : 900;
    const totals = weeks.map(() => Math.round(random.between(0.6, 1.4) * level * 100) / 100);
    const odd = new Map([
      [random.whole(1, 2), 'edited'],
      [random.whole(4, 5), 'stranger'],
      [random.whole(6, 7), 'tips'],
      [random.whole(8, 9), 'bank'],
    ] as const);
    const pictures: DriverPicture[] = [];
    for (let k = 0; k < WEEKS; k++) {
      const kind = odd.get(k as never) ?? 'week';
      const html = screenOf(kind, random, app, weeks, totals, k);
      const image = await shoot(browser, kind === 'stranger' || kind === 'bank' ? other : phone, random, html);
      pictures.push({ kind, country: app.country, week: weeks[k]!, total: totals[k]!, image });
    }
    drivers.push(pictures);
  }
  await browser.close();
  return drivers;
}

function phoneOf(random: Random, which: 0 | 1): Phone {
  const [width, height] = which === 0 ? ([390, 844] as const) : ([360, 740] as const);
  const dark = random.chance(0.3);
  return {
    width,
    height,
    scale: random.pick([2, 2.625, 3]),
    clock: which === 0 ? 'padding:12px 28px' : 'padding:5px 12px',
    font: random.pick(['Roboto', 'Inter', 'Lato', 'Open Sans']),
    ground: dark ? '#14161a' : '#fff',
    ink: dark ? '#f4f4f4' : '#16181c',
  };
}

function appOf(random: Random): App {
  const country = random.pick(['mx', 'us'] as const);
  const tongue = country === 'mx' ? 'es' : 'en';
  const style = random.pick(RANGES[tongue]);
  const money = moneyStyle(random, country);
  return {
    country,
    tongue,
    title: random.pick(
      tongue === 'es' ? ['Ganancias', 'Tus ingresos', 'Resumen'] : ['Earnings', 'Your week', 'Summary'],
    ),
    past: random.pick(['list', 'last', 'nothing'] as const),
    range: (start) => style(dayOf(start), dayOf(isoPlus(start, 6))),
    money: (value) => money.text(value),
  };
}

function screenOf(
  kind: DriverPicture['kind'],
  random: Random,
  app: App,
  weeks: string[],
  totals: number[],
  k: number,
): string {
  const { tongue, money, range, title } = app;
  const say = (es: string, en: string) => (tongue === 'es' ? es : en);
  const row = (left: string, right: string) =>
    `<div style="display:flex;justify-content:space-between;padding:11px 18px;font-size:15px"><span>${left}</span><span>${right}</span></div>`;
  const week = weeks[k]!;
  const total = totals[k]!;
  const head = (name: string, sum: number) =>
    `<div style="padding:14px 18px;font-size:24px;font-weight:700">${name}</div><div style="padding:0 18px;font-size:15px">${range(week)}</div><div style="padding:4px 18px;font-size:44px;font-weight:700">${money(sum)}</div>`;
  if (kind === 'bank')
    return `<div style="padding:14px 18px;font-size:22px">${say('Mi cuenta', 'My account')}</div>${head(say('Abonos', 'Money in'), total * 1.3)}${row('SPEI 0193', money(total * 0.8))}${row(say('Transferencia de Luis', 'Transfer from Luis'), money(total * 0.5))}`;
  if (kind === 'tips')
    return `${head(say('Propinas', 'Tips'), total * 0.1)}${row(say('Lunes', 'Monday'), money(total * 0.06))}${row(say('Viernes', 'Friday'), money(total * 0.04))}`;
  const sum = kind === 'edited' ? total + 1000 : kind === 'stranger' ? total * 1.37 : total;
  const greeting = kind === 'stranger' ? row(say('Conductor', 'Driver'), personName(random, app.country)) : '';
  const past = kind === 'stranger' ? totals.map((value) => value * 1.21) : totals;
  const others =
    app.past === 'list'
      ? [1, 2, 3, 4].map((back) => row(range(weeks[k + back]!), money(past[k + back]!))).join('')
      : app.past === 'last'
        ? row(say('Semana pasada', 'Last week'), money(past[k + 1]!))
        : '';
  return `${head(title, sum)}${greeting}${row(say('Viajes', 'Trips'), String(random.whole(20, 90)))}${row(say('En línea', 'Online'), `${random.whole(12, 50)} h`)}${row(say('Tarifa', 'Fares'), money(sum * 0.9))}${row(say('Propinas', 'Tips'), money(sum - Math.round(sum * 90) / 100))}${others}`;
}

async function shoot(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  phone: Phone,
  random: Random,
  screen: string,
): Promise<Buffer> {
  const { width, height, scale, clock, font, ground, ink } = phone;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  const tab = await context.newPage();
  const bar = `<div style="display:flex;justify-content:space-between;${clock};font-size:14px;font-weight:600"><span>${random.whole(1, 23)}:${random.whole(10, 59)}</span><span>5G ${random.whole(10, 99)}%</span></div>`;
  await tab.setContent(
    `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}</style><div style="width:${width}px;height:${height}px;background:${ground};color:${ink};font-family:'${font}'">${bar}${screen}</div>`,
  );
  const image = await tab.screenshot({ type: 'png' });
  await context.close();
  return image;
}
