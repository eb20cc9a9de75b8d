import { availableParallelism, loadavg } from 'node:os';
import type { BeforeStanding } from './before-standing.ts';
import type { Network, Sample } from './measure.ts';
import type { Route } from './routes.ts';

interface Line {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

/** Prints the medians and the ratios to the floor of the same run; true when all are within their limits. */
export function report(
  network: Network,
  samples: Record<string, Sample[]>,
  early: readonly BeforeStanding[],
  tapped: Record<string, number[]>,
  runs: number,
): boolean {
  const of = (page: string, key: 'js' | 'fcp' | 'lcp' | 'ready' | 'standing' | 'cls' | 'inp') =>
    median((samples[page] ?? []).map((s) => s[key] ?? Number.NaN));
  console.log(`${runs} cold interleaved runs, medians; ${network}, CPU 4x slower, 360x740`);
  for (const [page, all] of Object.entries(samples)) {
    const ms = (key: 'fcp' | 'lcp' | 'ready' | 'standing') => `${Math.round(of(page, key))}`;
    const total = median(all.map((s) => s.all));
    console.log(
      `  ${page.padEnd(10)} JS ${kb(of(page, 'js'))} KB, all ${kb(total)} KB in ${median(all.map((s) => s.requests))} requests, ` +
        `first paint ${ms('fcp')} ms, largest ${ms('lcp')} ms, ready ${ms('ready')} ms, interactive ${ms('standing')} ms, ` +
        `blocking ${Math.round(median(all.map((s) => s.blocking)))} ms`,
    );
    for (const fault of new Set(all.flatMap((s) => s.faults))) console.log(`    console: ${fault}`);
  }
  const pages = Object.keys(samples).filter((page) => page.startsWith('/'));
  const lines: Line[] = pages.flatMap((page) => [
    { what: `${page} ready / floor`, value: of(page, 'ready') / of('floor', 'ready'), limit: 0.6, unit: 'x' },
    { what: `${page} largest paint / floor`, value: of(page, 'lcp') / of('floor', 'lcp'), limit: 0.6, unit: 'x' },
    { what: `${page} interactive / floor`, value: of(page, 'standing') / of('floor', 'ready'), limit: 1.45, unit: 'x' },
    { what: `${page} layout shift`, value: of(page, 'cls'), limit: 0.02, unit: '' },
  ]);
  if (samples.beside) {
    lines.push(
      {
        what: '/customer ready / page beside',
        value: of('/customer', 'ready') / of('beside', 'ready'),
        limit: 1,
        unit: 'x',
      },
      {
        what: '/customer largest paint / page beside',
        value: of('/customer', 'lcp') / of('beside', 'lcp'),
        limit: 1,
        unit: 'x',
      },
    );
  }
  lines.push({ what: '/customer slowest key', value: of('/customer', 'inp'), limit: 100, unit: 'ms' });
  for (const [tap, times] of Object.entries(tapped)) {
    lines.push({ what: `${tap}: to the next screen`, value: median(times), limit: tapLimits[network], unit: 'ms' });
  }
  for (const [what, key] of before) {
    lines.push({
      what: `${what}, runs it was lost`,
      value: early.filter((beforeStanding) => !beforeStanding[key]).length,
      limit: 0,
      unit: '',
    });
  }
  for (const { what, value, limit, unit } of lines) {
    const fine = value <= limit;
    console.log(
      `${fine ? 'ok  ' : 'OVER'} ${what.padEnd(44)} ${number(value)} ${unit} (${Number.isFinite(limit) ? `at most ${limit}` : 'no limit'})`,
    );
  }
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  if (busy > 1.5)
    console.log(`Busy with other work (load ${busy.toFixed(1)} per core): the times vary, repeat the run.`);
  const least = ['ready', 'lcp'] as const;
  const [ready, largest] = least.map((key) => number(of('bare', key) / of('floor', key)));
  console.log(`A page of one heading and no styles: ready ${ready} x, largest paint ${largest} x: none can be sooner.`);
  console.log(
    'The floor page has the same four fields, written by hand on plain React, and is built and served the same way in the same run.',
  );
  return lines.every(({ value, limit }) => value <= limit);
}

/** In ms. No limit on slow 3G: prefetching the next screen's code takes longer there than a driver reads. */
const tapLimits: Record<Network, number> = { 'slow-4g': 150, 'slow-3g': Number.POSITIVE_INFINITY };

const before = [
  ['text typed before hydration', 'kept'],
  ['focus set before hydration', 'focused'],
  ['press before hydration', 'pressed'],
] as const;

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const number = (value: number) => (value < 10 ? value.toFixed(3) : value.toFixed(1));

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Visited {
  route: Route;
  /** Scripts linked by the page, in bytes (brotli). */
  linked: number;
  sample: Sample;
}

/**
 * Prints each screen's cold download before it is ready; true when all keep their budget, don't shift and contact no other host.
 * Resources linked by the page count as downloaded.
 */
export function reportRoutes(visited: Visited[]): boolean {
  console.log('\nEvery screen cold, one run: its scripts (KB, brotli), when it became interactive, its layout shift');
  const verdicts = visited.map(({ route, linked, sample }) => {
    const stayed = sample.screen === route.path;
    // A server-rendered screen is visible before its scripts arrive.
    const js = Math.max(stayed ? sample.js : 0, linked) / 1024;
    const wrong = [
      js > route.most && `more than ${route.most} KB`,
      sample.cls > MOST_SHIFT && `moves by ${sample.cls.toFixed(3)}`,
      sample.foreign.length > 0 && `asks ${sample.foreign.join(', ')}`,
      ...sample.faults.map((fault) => `console: ${fault}`),
    ].filter((fault) => fault !== false);
    const end = stayed ? '' : ` led on to ${sample.screen}`;
    console.log(
      `${wrong.length ? 'OVER' : 'ok  '} ${`${route.path} (${route.of})`.padEnd(64)} ${js.toFixed(1).padStart(5)} of ${route.most}, ` +
        `${String(Math.round(sample.ready)).padStart(5)} ms, ${sample.cls.toFixed(3)}${end}`,
    );
    for (const fault of wrong) console.log(`       ${fault}`);
    return wrong.length === 0;
  });
  return verdicts.every(Boolean);
}

const MOST_SHIFT = 0.02;
