import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { installChromium } from '../../scripts/install-chromium.ts';
import { serveFloor } from './floor-page.ts';
import { measure, type Sample, type Target } from './measure.ts';
import { startProduct } from './product.ts';
import { report } from './report.ts';

const { values } = parseArgs({
  options: { origin: { type: 'string' }, id: { type: 'string' }, runs: { type: 'string', default: '5' } },
});

// `--origin URL --id UUID` measures a product that runs already.
const given =
  values.origin && values.id ? { origin: values.origin, requestId: values.id, close: async () => {} } : null;
const product = given ?? (await startProduct());
const floor = await serveFloor();
const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const targets: Target[] = [
    { name: 'floor', url: floor.url, ready: '#firstName', field: '#firstName' },
    { name: '/welcome', url: `${product.origin}/welcome?id=${product.requestId}`, ready: 'main h1' },
    {
      name: '/customer',
      url: `${product.origin}/customer?id=${product.requestId}`,
      ready: 'input[name=firstName]',
      field: 'input[name=firstName]',
    },
  ];
  const samples: Record<string, Sample[]> = {};
  for (let run = 0; run < Number(values.runs); run++) {
    // Every second run goes backwards, so that a slow spell of the machine hits all pages.
    for (const target of run % 2 ? targets.toReversed() : targets) {
      const sample = await measure(browser, target);
      samples[target.name] = [...(samples[target.name] ?? []), sample];
      process.stderr.write(`run ${run + 1} ${target.name}: ready ${Math.round(sample.ready)} ms\n`);
    }
  }
  process.exitCode = report(samples, Number(values.runs)) ? 0 : 1;
} finally {
  await browser.close();
  floor.close();
  await product.close();
}
