import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { companyTexts } from '../../sandbox/company-texts.ts';
import { buildWeb } from '../../scripts/build-web.mjs';
import { findChromium } from '../../scripts/chromium.ts';
import startProduct from '../product/start-product.ts';
import { takeConsolePictures } from './console/readme-pictures.ts';
import { screens, takeConsole } from './console/take-console.ts';
import { makeFiles, openStories } from './files.ts';
import { isChosen, writePictures } from './readme-pictures.ts';
import { states } from './states.ts';
import { type Device, devices, type Language, languages, type Shown, slug, takeAll } from './take.ts';

/** For drawing one group on a busy machine, in ms. */
const TIMEOUT = 180_000;

/** Arranges the pictures in index.html, and each group (a screen on a device) in a PNG of its own. */
async function layOut(browser: Browser, folder: string, views: readonly Shown[]): Promise<void> {
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

// npm run screenshots: every screen of the applicant's app and of the console in every state, in both languages and themes, on a phone
// and on computers. `--app applicant` and `--app staff` take one of them.
const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { app: text, only: text, language: text, device: text, size: text, audit: flag, readme: flag },
});
const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'screenshots');
const wanted = values.readme
  ? states.filter(isChosen)
  : states.filter((state) => new RegExp(values.only).test(`${state.screen} ${state.state}`));
if (values.readme) values.device = 'phone';
// The computer's window: `--size 1024x768`.
const [width, height] = values.size.split('x').map(Number);
if (width && height) devices.desk.viewport = { width, height };

// A company with manual checks and a widget, so that no state is skipped.
Object.assign(process.env, {
  ...{
    JUDICIAL_CHECK: 'manual',
    SUPPORT_WHATSAPP: '+525512345678',
    SUPPORT_PHONE: '+525587654321',
    UPLOADS_PER_HOUR: '10000',
    LEARN_FROM_CORRECTIONS: 'true',
  },
  ...companyTexts,
  ...{ WIDGET_URL: 'http://localhost/widget', WIDGET_ID: 'sheet', WIDGET_SANDBOX: 'true' },
});
// Drivers are asked whether we may write by WhatsApp; nobody answers at this address.
const whatsApp = {
  ...{ WHATSAPP_TOKEN: 'sheet', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_API_URL: 'http://localhost:9' },
  ...{ WHATSAPP_APP_SECRET: 'the secret of the sheet', WHATSAPP_VERIFY_TOKEN: 'the word of the sheet' },
};
if (takes('applicant')) Object.assign(process.env, whatsApp);
const begun = Date.now();
const stop = takes('applicant') ? await startProduct() : buildAlone();
const executablePath = findChromium();
const launch = (...args: string[]) =>
  chromium.launch({ args: ['--no-sandbox', ...args], ...(executablePath && { executablePath }) });
const browsers = { usual: await launch(), large: await launch('--blink-settings=defaultFontSize=32') };
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error(`Stopped by ${signal} after ${seconds()} s.`);
    process.exitCode = 1;
    stopping.abort();
    // Pending waits end when the page is closed.
    for (const browser of Object.values(browsers)) void browser.close();
  });
try {
  if (!values.only && !values.readme && !values.app) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const views: Shown[] = [];
  if (takes('applicant')) views.push(...(await takeApplicants()));
  // Its own product replaces the applicants' one in the environment; its made-up people are written to by nobody.
  for (const name of Object.keys(whatsApp)) delete process.env[name];
  if (takes('staff') && !values.readme) views.push(...(await takeStaffs()));
  const pictures = path.join(root, 'docs/pictures');
  if (values.readme && takes('applicant')) await writePictures(folder, pictures);
  if (values.readme && takes('staff')) await takeConsolePictures(browsers.usual, pictures);
  await layOut(browsers.usual, folder, views);
  console.log(`${views.length} views after ${seconds()} s: ${folder}/index.html`);
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  await Promise.all([browsers.usual.close(), browsers.large.close()]);
  await stop();
}

async function takeApplicants(): Promise<Shown[]> {
  const files = await makeFiles(browsers.usual);
  const drivers = await openStories(new Set(wanted.map((state) => state.as)), files);
  console.log(`${drivers.size} applications after ${seconds()} s`);
  const studio = { browsers, files, drivers, folder, quality: values.readme ? 100 : 85, audit: values.audit };
  const walls = languages.flatMap((language) =>
    (Object.keys(devices) as Device[]).filter(asked('device')).map((device) => ({ language, device })),
  );
  const views = await Promise.all(
    walls
      .filter(({ language }) => asked('language')(language))
      .map((w) => takeAll(studio, wanted, w.language, w.device)),
  );
  return views.flat();
}

function takeStaffs(): Promise<Shown[]> {
  return takeConsole(browsers.usual, {
    folder,
    languages: languages.filter(asked('language')),
    screens: (Object.keys(screens) as (keyof typeof screens)[]).filter(
      (item) => !values.device || values.device === item,
    ),
    only: new RegExp(values.only),
    audit: values.audit,
    stopped: stopping.signal,
  });
}

function takes(app: 'applicant' | 'staff'): boolean {
  return !values.app || values.app === app;
}

function buildAlone(): () => Promise<void> {
  buildWeb(process.execPath);
  return async () => {};
}

function asked(name: 'language' | 'device') {
  return (item: Language | Device) => !values[name] || values[name] === item;
}

function seconds(): number {
  return Math.round((Date.now() - begun) / 1000);
}
