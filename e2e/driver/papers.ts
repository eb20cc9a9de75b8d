import type { Browser } from '@playwright/test';
import { drawPdf, drawPicture } from './draw.ts';
import type { Chosen } from './screenshots/render.ts';

/** Draws a driver's files: photos of cards as JPEG and PNG, papers as PDF. */
export class DrawnPapers {
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
