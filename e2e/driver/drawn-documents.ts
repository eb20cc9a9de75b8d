import type { Browser, Page } from '@playwright/test';
import { type CardHolder, cardHolder } from '../../sandbox/people/people.ts';
import type { Chosen } from './driver-apps.ts';

/** Draws a driver's files: photos of cards as JPEG and PNG, documents as PDF. */
export class DrawnDocuments {
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A sharp, well lit photo of a card. */
  async photo(title: string, type: 'jpeg' | 'png' = 'jpeg'): Promise<Chosen> {
    const buffer = await drawPicture(this.browser, card(title), { ...table, type });
    return { name: `${slug(title)}.${type === 'jpeg' ? 'jpg' : 'png'}`, mimeType: `image/${type}`, buffer };
  }

  /** A page as a PDF. */
  async pdf(title: string): Promise<Chosen> {
    const buffer = await drawPdf(this.browser, `<h1>${title}</h1>${lines(title, 24)}`);
    return { name: `${slug(title)}.pdf`, mimeType: 'application/pdf', buffer };
  }

  /** A photo taken in the dark. */
  async darkPhoto(title: string): Promise<Chosen> {
    const html = `<body style="margin:0;filter:brightness(0.12)">${card(title)}</body>`;
    const buffer = await drawPicture(this.browser, html, { ...table, type: 'jpeg' });
    return { name: `${slug(title)}.jpg`, mimeType: 'image/jpeg', buffer };
  }
}

/** A landscape: an image, but no screenshot of a driver app. */
export async function landscape(browser: Browser): Promise<Chosen> {
  const buffer = await drawPicture(
    browser,
    '<body style="margin:0;height:600px;background:linear-gradient(#8ec5ff,#fff 55%,#3f8f4f 56%,#1d5a2c)"><div style="position:absolute;left:560px;top:60px;width:110px;height:110px;border-radius:60px;background:#ffd166"></div></body>',
    { width: 800, height: 600, type: 'jpeg' },
  );
  return { name: 'vacaciones.jpg', mimeType: 'image/jpeg', buffer };
}

const table = { width: 1200, height: 800 };

const lines = (title: string, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<p>${title} ${i + 1}: María José Núñez Ávila, Av. Juárez 120, Centro</p>`,
  ).join('');

const card = (title: string) =>
  `<div style="margin:0;height:800px;background:#7d858f;display:grid;place-items:center;font:20px sans-serif">
     <div style="width:900px;background:#f6efe6;border-radius:30px;padding:30px"><h1>${title}</h1>${lines(title, 8)}</div></div>`;

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export interface Look {
  /** In CSS pixels. */
  width: number;
  height: number;
  type: 'png' | 'jpeg';
  /** JPEG quality; default: the browser's own. */
  quality?: number;
  deviceScaleFactor?: number;
}

/** In milliseconds; a busy machine takes half a second. */
const TIMEOUT = 20_000;
const TRIES = 3;

// Most journeys use the same few cards and screens.
const drawn = new Map<string, Buffer>();

/** Pictures of these HTML documents, in order. A process renders the same HTML only once. */
export async function drawPictures(browser: Browser, screens: string[], look: Look): Promise<Buffer[]> {
  const { width, height, deviceScaleFactor = 1, type, quality } = look;
  const key = (html: string) => JSON.stringify([look, html]);
  const missing = () => screens.filter((html) => !drawn.has(key(html)));
  if (missing().length > 0)
    await onPage(browser, { viewport: { width, height }, deviceScaleFactor }, async (page) => {
      for (const html of missing()) {
        await page.setContent(html, { timeout: TIMEOUT });
        drawn.set(key(html), await page.screenshot({ type, ...(quality && { quality }), timeout: TIMEOUT }));
      }
    });
  return screens.map((html) => drawn.get(key(html))!);
}

export async function drawPicture(browser: Browser, html: string, look: Look): Promise<Buffer> {
  const [picture] = await drawPictures(browser, [html], look);
  return picture!;
}

/** HTML on pages of A4. */
async function drawPdf(browser: Browser, html: string): Promise<Buffer> {
  const key = JSON.stringify(['pdf', html]);
  if (!drawn.has(key))
    await onPage(browser, {}, async (page) => {
      await page.setContent(html, { timeout: TIMEOUT });
      drawn.set(key, await page.pdf({ format: 'A4' }));
    });
  return drawn.get(key)!;
}

// Under load a browser sometimes fails to capture a finished page, so it is tried again with a new page.
async function onPage(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const page = await browser.newPage(options);
    try {
      return await work(page);
    } catch (error) {
      if (attempt === TRIES) throw error;
    } finally {
      await page.close();
    }
  }
}

/** A photo of the front of an invented identity card on a table, turned by some degrees. It says that it is a specimen. */
export async function photographCard(browser: Browser, holder = cardHolder, degrees = -1.5): Promise<Chosen> {
  const look = { width: 1000, height: 740, deviceScaleFactor: 1.6, type: 'jpeg', quality: 85 } as const;
  const buffer = await drawPicture(browser, onTable(front(holder), degrees), look);
  return { name: 'ine-frente.jpg', mimeType: 'image/jpeg', buffer };
}

const onTable = (card: string, degrees: number) =>
  `<body style="margin:0;height:740px;background:#5d5148;display:grid;place-items:center;overflow:hidden">
     <div style="transform:rotate(${degrees}deg) scale(0.88)">${card}</div></body>`;

const item = (label: string, value: string, size = 28) =>
  `<div style="margin-top:9px"><div style="font-size:15px;color:#66405c">${label}</div>
     <div style="font-size:${size}px;font-weight:600;line-height:1.15;color:#1b1b1b">${value}</div></div>`;

function front({ lastNames, firstName, curp, birthdate, sex, voterKey, address }: CardHolder): string {
  const [year, month, day] = birthdate.split('-');
  const row = (...items: string[]) => `<div style="display:flex;gap:36px">${items.join('')}</div>`;
  return `<div style="width:1000px;height:640px;border-radius:32px;background:#f3edf0;font-family:'Liberation Sans',sans-serif;overflow:hidden;padding:24px 34px;box-sizing:border-box">
    <div style="display:flex;justify-content:space-between"><b style="font-size:27px;color:#7a2458">INSTITUTO NACIONAL ELECTORAL</b><span style="color:#a00;font-size:16px">SPECIMEN</span></div>
    <div style="font-size:22px;color:#444">CREDENCIAL PARA VOTAR</div>
    <div style="display:flex;gap:34px"><div style="width:240px;height:330px;margin-top:14px;background:#cfd6da"></div>
      <div style="flex:1">
        <div style="display:flex;justify-content:space-between">${item('NOMBRE', [...lastNames, firstName].join('<br>'))}<div style="width:150px">${item('SEXO', sex)}</div></div>
        ${item('DOMICILIO', address.join('<br>'), 24)}${item('CLAVE DE ELECTOR', voterKey, 27)}
        ${row(item('CURP', curp, 26), item('AÑO DE REGISTRO', '2010 01', 22))}
        ${row(item('FECHA DE NACIMIENTO', `${day}/${month}/${year}`, 22), item('SECCIÓN', '1803', 22), item('VIGENCIA', '2024 - 2034', 22))}
      </div></div></div>`;
}
