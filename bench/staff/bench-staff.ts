// npm run bench:staff: how soon the console is usable on slow 4G with the processor slowed down four times, compared
// with a bare page.
import { chromium } from '@playwright/test';
import { fillSite, takeDesk } from '../../e2e/contact-sheet/console/site.ts';
import { RunningProduct } from '../../e2e/product/product.ts';
import { buildWeb } from '../../scripts/build-web.mjs';
import { installChromium } from '../../scripts/chromium.ts';
import { judge, median } from '../run/figures.ts';
import { serveFloor } from '../web/floor-page.ts';
import { measure, type Target } from '../web/measure.ts';

const RUNS = 5;
/** Maximum ratio to the bare page. */
const goals: Record<string, number> = { 'sign-in': 2, 'rows of the queue': 3.5 };

buildWeb(process.execPath);
const product = await RunningProduct.start({ SANDBOX: 'off' });
const floor = await serveFloor();
const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await fillSite(product, 34);
  const { cookie } = await takeDesk('reviewer', 'Ana López');
  const address = `${process.env.PUBLIC_URL}/staff/`;
  const targets: Target[] = [
    { name: 'floor', url: floor.url, ready: '#firstName' },
    { name: 'sign-in', url: address, ready: 'input[type=password]' },
    { name: 'rows of the queue', url: address, ready: 'a[data-row]', cookie },
  ];
  const ready: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++) {
    // Every second run goes backwards, so that a slow phase of the machine affects all pages.
    for (const target of run % 2 ? targets.toReversed() : targets) {
      const sample = await measure(browser, target);
      ready[target.name] = [...(ready[target.name] ?? []), sample.ready];
      process.stderr.write(
        `run ${run + 1} ${target.name}: ${Math.round(sample.ready)} ms, ${Math.round(sample.js / 1000)} KB\n`,
      );
    }
  }
  console.log(`\n${RUNS} cold interleaved runs, medians; slow 4G, CPU 4x slower, 360x740`);
  const base = median(ready.floor ?? []);
  console.log(`       floor ${Math.round(base)} ms`);
  for (const [name, limit] of Object.entries(goals)) {
    const ms = median(ready[name] ?? []);
    judge(`${name} ${Math.round(ms)} ms, ${(ms / base).toFixed(2)} x of ${limit}`, ms / base <= limit);
  }
} finally {
  await browser.close();
  floor.close();
  await product.close();
}
