import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Shown, slug } from './take.ts';

/** For drawing one group on a busy machine, in ms. */
const TIMEOUT = 180_000;

/** Arranges the pictures in index.html, and each group (a screen on a device) in a PNG of its own. */
export async function layOut(browser: Browser, folder: string, views: readonly Shown[]): Promise<void> {
  const groups = new Map<string, Shown[]>();
  for (const view of views) {
    const name = `${view.state.screen} ${view.device}`;
    groups.set(name, [...(groups.get(name) ?? []), view]);
  }
  const parts = [...groups].map(([name, group]) => ({ name, html: section(name, group) }));
  writeFileSync(path.join(folder, 'index.html'), page(parts.map((part) => part.html).join('')));
  const sheet = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  // One group at a time, because a page with a thousand pictures isn't rendered in time.
  const alone = path.join(folder, 'group.html');
  for (const { name, html } of parts) {
    writeFileSync(alone, page(html));
    await sheet.goto(`file://${alone}`);
    const file = path.join(folder, `sheet-${slug(name)}.png`);
    await sheet.locator(`#${slug(name)}`).screenshot({ path: file, timeout: TIMEOUT });
  }
  rmSync(alone, { force: true });
  await sheet.close();
}

function section(name: string, group: readonly Shown[]): string {
  return `<section id="${slug(name)}"><h2>${inHtml(name)}</h2>${group.map(figures).join('')}</section>`;
}

function figures({ state, language, device, pictures, faults }: Shown): string {
  const faulty = faults.length > 0 ? ` <b title="${inHtml(faults.join('\n'))}">${faults.length} faults</b>` : '';
  return pictures
    .map(
      (picture) =>
        `<figure class="${device}"><a href="${picture}"><img src="${picture}" alt=""></a><figcaption>${inHtml(state.state)} · ${language}${faulty}</figcaption></figure>`,
    )
    .join('');
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
    body { margin: 0; background: #d9d5e3; font: 13px system-ui, sans-serif; color: #17112a }
    section { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start }
    h2 { width: 100%; margin: 0 } figure { margin: 0 } img { display: block; border-radius: 8px; width: 100% }
    .phone { width: 240px } .desk { width: 520px } .wide { width: 580px } figcaption { padding: 4px } b { color: #b3161c }
  </style>${content}</html>`;
}

function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
