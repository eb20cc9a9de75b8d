import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import startProduct from '../start-product.ts';
import { makeFiles } from './files.ts';
import { layOut } from './lay-out.ts';
import { openStories } from './open-stories.ts';
import { states } from './states.ts';
import { takeAll } from './take.ts';

// npm run screenshots: every screen in every state, in both languages and themes, on a phone and on a computer.
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, audit: { type: 'boolean', default: false } },
});
const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'screenshots');
const wanted = states.filter((one) => `${one.screen} ${one.state}`.includes(values.only));

// A company that checks by hand and knows a widget: no state is skipped.
const settings = { JUDICIAL_CHECK: 'manual', SUPPORT_WHATSAPP: '+525512345678', UPLOADS_PER_HOUR: '10000' };
Object.assign(process.env, settings, {
  WIDGET_URL: 'http://localhost/widget',
  WIDGET_ID: 'sheet',
  WIDGET_SANDBOX: 'true',
});
const begun = Date.now();
const stop = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const files = await makeFiles(browser);
  const drivers = await openStories(new Set(wanted.map((one) => one.as)), files);
  console.log(`${drivers.size} applications after ${seconds()} s`);
  if (!values.only) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const results = await takeAll({ browser, files, drivers, folder, audit: values.audit }, wanted);
  await layOut(browser, folder, results);
  const faults = results.flatMap((one) => one.faults);
  for (const fault of faults) console.log(fault);
  console.log(`${results.length} views of ${wanted.length} states after ${seconds()} s: ${folder}/index.html`);
} finally {
  await browser.close();
  await stop();
}

function seconds(): number {
  return Math.round((Date.now() - begun) / 1000);
}
