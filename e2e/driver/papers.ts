import type { Browser, Page } from '@playwright/test';
import type { Chosen } from './screenshots/render.ts';

/** Creates a driver's files: photos of cards as JPEG and PNG, papers as PDF. */
export async function withPapers<T>(browser: Browser, make: (papers: Papers) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  try {
    return await make(new Papers(page));
  } finally {
    await page.close();
  }
}

export class Papers {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A sharp, well lit photo of a card. */
  async photo(title: string, type: 'jpeg' | 'png' = 'jpeg'): Promise<Chosen> {
    await this.page.setContent(card(title));
    const buffer = await this.page.screenshot({ type });
    return { name: `${slug(title)}.${type === 'jpeg' ? 'jpg' : 'png'}`, mimeType: `image/${type}`, buffer };
  }

  /** A page as a PDF. */
  async pdf(title: string): Promise<Chosen> {
    await this.page.setContent(`<h1>${title}</h1>${lines(title, 24)}`);
    const buffer = await this.page.pdf({ format: 'A4' });
    return { name: `${slug(title)}.pdf`, mimeType: 'application/pdf', buffer };
  }

  /** A photo taken in the dark. */
  async darkPhoto(title: string): Promise<Chosen> {
    await this.page.setContent(`<body style="margin:0;filter:brightness(0.12)">${card(title)}</body>`);
    return { name: `${slug(title)}.jpg`, mimeType: 'image/jpeg', buffer: await this.page.screenshot({ type: 'jpeg' }) };
  }
}

/** A landscape: an image, but no screenshot of a driver app. */
export async function landscape(browser: Browser): Promise<Chosen> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.setContent(
    '<body style="margin:0;height:600px;background:linear-gradient(#8ec5ff,#fff 55%,#3f8f4f 56%,#1d5a2c)"><div style="position:absolute;left:560px;top:60px;width:110px;height:110px;border-radius:60px;background:#ffd166"></div></body>',
  );
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.close();
  return { name: 'vacaciones.jpg', mimeType: 'image/jpeg', buffer };
}

const lines = (title: string, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<p>${title} ${i + 1}: María José Núñez Ávila, Av. Juárez 120, Centro</p>`,
  ).join('');

const card = (title: string) =>
  `<div style="margin:0;height:800px;background:#7d858f;display:grid;place-items:center;font:20px sans-serif">
     <div style="width:900px;background:#f6efe6;border-radius:30px;padding:30px"><h1>${title}</h1>${lines(title, 8)}</div></div>`;

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
