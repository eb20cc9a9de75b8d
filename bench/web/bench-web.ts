import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { installChromium } from '../../scripts/chromium.ts';
import { actBeforeStanding, type BeforeStanding, type Tap, tapOn } from './before-standing.ts';
import { serveFloor, servePage } from './floor-page.ts';
import { choose, measure, type Network, networks, type Sample, type Target } from './measure.ts';
import { startProduct } from './product.ts';
import { report, reportRoutes, type Visited } from './report.ts';
import { routes } from './routes.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    network: { type: 'string', default: 'slow-4g' },
    // The folder of a page with the same form, to be measured beside ours; its first field has the id firstName.
    beside: { type: 'string' },
  },
});
const network = values.network as Network;
if (!(network in networks)) throw new Error(`--network is one of ${Object.keys(networks).join(', ')}`);
choose(network);
if (!installPhoneFont()) console.log('Without Roboto, the font of Android phones, pages move more than they do there.');
const product = await startProduct();
const floor = await serveFloor();
const beside = values.beside === undefined ? null : await servePage(values.beside);
const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const targets: Target[] = [
    { name: 'floor', url: floor.url, ready: '#firstName', field: '#firstName' },
    { name: 'bare', url: `${floor.url}bare.html`, ready: 'main h1' },
    ...(beside ? [{ name: 'beside', url: beside.url, ready: '#firstName' }] : []),
    // The drivers' entry, and then some other first screens.
    { name: '/{id}', url: `${product.origin}/${product.ids.new}`, ready: 'main h1' },
    {
      name: '/customer',
      url: `${product.origin}/${product.ids.new}/customer`,
      ready: 'input[name=firstName]',
      field: 'input[name=firstName]',
    },
    { name: '/platforms', url: `${product.origin}/${product.ids.new}/platforms`, ready: 'main h1' },
    { name: '/tasks', url: `${product.origin}/${product.ids.new}/tasks`, ready: 'main h1' },
    {
      name: '/documents',
      url: `${product.origin}/${product.ids.passed}/documents/identity_card_front`,
      ready: 'main h1',
    },
  ];
  const taps: Tap[] = [
    { name: '/welcome, Empezar', url: `${product.origin}/${product.ids.new}`, button: 'Empezar' },
    { name: '/platforms, Uber', url: `${product.origin}/${product.ids.new}/platforms`, button: 'Uber' },
    { name: '/tasks, Continuar', url: `${product.origin}/${product.ids.new}/tasks`, button: 'Continuar' },
  ];
  const early: BeforeStanding[] = [];
  const tapped: Record<string, number[]> = {};
  const samples: Record<string, Sample[]> = {};
  for (let run = 0; run < Number(values.runs); run++) {
    // Every second run goes backwards, so that a slow phase of the machine affects all pages.
    for (const target of run % 2 ? targets.toReversed() : targets) {
      const sample = await measure(browser, target);
      samples[target.name] = [...(samples[target.name] ?? []), sample];
      process.stderr.write(`run ${run + 1} ${target.name}: ready ${Math.round(sample.ready)} ms\n`);
    }
    for (const tap of taps) tapped[tap.name] = [...(tapped[tap.name] ?? []), await tapOn(browser, tap)];
    early.push(await actBeforeStanding(browser, `${product.origin}/${product.ids.new}/customer`));
  }
  const fine = report(network, samples, early, tapped, Number(values.runs));
  const visited: Visited[] = [];
  for (const route of routes) {
    const url = `${product.origin}/${product.ids[route.of]}${route.path === '/' ? '' : route.path}`;
    const sample = await measure(browser, { name: route.path, url, ready: 'main h1' });
    visited.push({ route, sample, linked: await linkedScripts(url) });
  }
  process.exitCode = reportRoutes(visited) && fine ? 0 : 1;
} finally {
  await browser.close();
  floor.close();
  beside?.close();
  await product.close();
}

/** Total size as sent (brotli), in bytes, of all scripts linked by the page at an address. */
async function linkedScripts(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const scripts = new Set([...page.matchAll(/(?:src|href)="([^"]+[.]js)"/g)].map(([, path]) => path));
  const sizes = [...scripts].map(async (path) => {
    const { headers, body } = await fetch(new URL(path ?? '', url), { headers: { 'accept-encoding': 'br' } });
    await body?.cancel();
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Installs Roboto, the font of Android phones, from Debian's packages: measurements before our own font arrives, layout shifts
 * above all, depend on the fallback font. False if it can't be installed.
 */
function installPhoneFont(): boolean {
  if (hasRoboto()) return true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-roboto-unhinted'], { env, stdio: 'ignore' });
  return hasRoboto();
}

function hasRoboto(): boolean {
  return spawnSync('fc-list', ['Roboto'], { encoding: 'utf8' }).stdout?.includes('Roboto') ?? false;
}
