import type { Browser } from '@playwright/test';
import { addDays } from '../../contract/fields/dates.ts';
import { drawPictures } from './drawn-documents.ts';

/** The look of one driver app, drawn for the journeys; invented, but structured like real screenshots. */
interface Look {
  title: string;
  accent: string;
  ink: string;
  ground: string;
  language: 'es-MX' | 'en-US';
  currency: 'MXN' | 'USD';
  words: { earnings: string; trips: string; online: string; fare: string; tips: string; since: string };
}

const es = {
  earnings: 'Ganancias',
  trips: 'Viajes',
  online: 'En línea',
  fare: 'Tarifa',
  tips: 'Propinas',
  since: 'Conduce desde 2021',
};
const en = {
  earnings: 'Earnings',
  trips: 'Trips',
  online: 'Online',
  fare: 'Fares',
  tips: 'Tips',
  since: 'Driving since 2021',
};

export const looks = {
  uber: {
    title: 'Uber',
    accent: '#276ef1',
    ink: '#111',
    ground: '#fff',
    language: 'es-MX',
    currency: 'MXN',
    words: es,
  },
  lyft: {
    title: 'Lyft',
    accent: '#ff00bf',
    ink: '#1b1233',
    ground: '#fff',
    language: 'en-US',
    currency: 'USD',
    words: en,
  },
  other: {
    title: 'RoadJobs',
    accent: '#0a7d5a',
    ink: '#14231d',
    ground: '#fff',
    language: 'en-US',
    currency: 'USD',
    words: en,
  },
} as const satisfies Record<string, Look>;

type App = keyof typeof looks;

/** The summary of one week; `monday` is `yyyy-mm-dd`. */
export function weekScreen(app: App, monday: string, amount: number): string {
  const look: Look = looks[app];
  const { words, accent } = look;
  const money = new Intl.NumberFormat(look.language, {
    style: 'currency',
    currency: look.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const tips = Math.round(amount * 7) / 100;
  const fare = Math.round((amount - tips) * 100) / 100;
  // Every week has different bars, as real weeks do.
  const heights = Array.from({ length: 7 }, (_, day) => 20 + ((Math.round(amount) * (day + 3) * 37) % 90));
  const bars = heights.map((height) => `<i style="height:${height}px;background:${accent}"></i>`).join('');
  return page(
    look,
    `<h1>${words.earnings}</h1>
     <p class="range">${range(monday, look.language)}</p>
     <p class="total">${money.format(amount)}</p>
     <div class="bars">${bars}</div>
     <ul>
       <li><span>${words.trips}</span><b>${30 + (Math.round(amount) % 70)}</b></li>
       <li><span>${words.online}</span><b>${20 + (Math.round(amount) % 30)} h ${Math.round(amount) % 60} min</b></li>
       <li><span>${words.fare}</span><b>${money.format(fare)}</b></li>
       <li><span>${words.tips}</span><b>${money.format(tips)}</b></li>
     </ul>`,
  );
}

/** The driver's own page: name and rating. */
export function profileScreen(app: App, name: string, rating: number): string {
  const look: Look = looks[app];
  const number = new Intl.NumberFormat(look.language, { minimumFractionDigits: 2 });
  return page(
    look,
    `<div class="face"></div>
     <h1 style="text-align:center">${name}</h1>
     <p class="rating">★ ${number.format(rating)}</p>
     <ul>
       <li><span>${look.words.trips}</span><b>${number.format(2314).replace(/[.,]\d\d$/, '')}</b></li>
       <li><span>${look.words.since}</span></li>
     </ul>`,
  );
}

/** "9 nov - 15 nov" / "Nov 9 - Nov 15". */
function range(monday: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const written = (date: string) => format.format(new Date(`${date}T12:00:00Z`)).replace('.', '');
  return `${written(monday)} - ${written(addDays(monday, 6))}`;
}

function page(look: Look, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; font: 17px "DejaVu Sans", sans-serif; background: ${look.ground}; color: ${look.ink} }
    .bar { display: flex; justify-content: space-between; padding: 10px 20px; font-size: 14px }
    .app { padding: 14px 20px; font-size: 20px; font-weight: 700; color: ${look.accent} }
    main { padding: 10px 20px } h1 { font-size: 26px; margin: 10px 0 }
    .range { color: #555; margin: 12px 0 2px; font-size: 18px } .total { font-size: 46px; font-weight: 700; margin: 4px 0 20px }
    .bars { display: flex; gap: 12px; align-items: end; height: 120px; margin: 20px 0 } .bars i { flex: 1; border-radius: 4px }
    ul { list-style: none; padding: 0 } li { display: flex; justify-content: space-between; padding: 16px 0; border-top: 1px solid #ddd }
    .face { width: 120px; height: 120px; border-radius: 60px; background: #b9a38f; margin: 30px auto 10px }
    .rating { text-align: center; font-size: 30px; font-weight: 700; margin: 4px 0 24px }
  </style><div class="bar"><span>9:41</span><span>5G 82%</span></div><div class="app">${look.title}</div><main>${body}</main>`;
}

/** A file in the format of a file input. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws HTML as a phone's screenshot. */
export async function renderScreenshots(browser: Browser, screens: Record<string, string>): Promise<Chosen[]> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, type: 'png' } as const;
  const buffers = await drawPictures(browser, Object.values(screens), phone);
  return Object.keys(screens).map((name, n) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: buffers[n]! }));
}
