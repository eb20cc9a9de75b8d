import { availableParallelism, loadavg } from 'node:os';
import type { Sample } from './measure.ts';

interface Line {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

/** Prints the medians and the ratios to the floor of the same run; true when all are within their limits. */
export function report(samples: Record<string, Sample[]>, runs: number): boolean {
  const of = (page: string, key: 'js' | 'fcp' | 'ready' | 'cls' | 'inp') =>
    median((samples[page] ?? []).map((s) => s[key] ?? Number.NaN));
  console.log(`${runs} cold interleaved runs, medians; slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, 360x740`);
  for (const [page, all] of Object.entries(samples)) {
    const ms = (key: 'fcp' | 'ready') => `${Math.round(of(page, key))}`;
    const total = median(all.map((s) => s.all));
    console.log(
      `  ${page.padEnd(10)} JS ${kb(of(page, 'js'))} KB, all ${kb(total)} KB in ${median(all.map((s) => s.requests))} requests, ` +
        `first paint ${ms('fcp')} ms, ready ${ms('ready')} ms, blocking ${Math.round(median(all.map((s) => s.blocking)))} ms`,
    );
    for (const fault of new Set(all.flatMap((s) => s.faults))) console.log(`    console: ${fault}`);
  }
  const ratio = (page: string, key: 'fcp' | 'ready') => of(page, key) / of('floor', key);
  const lines: Line[] = [
    { what: '/welcome JavaScript (brotli)', value: of('/welcome', 'js') / 1024, limit: 80, unit: 'KB' },
    { what: '/customer JavaScript (brotli)', value: of('/customer', 'js') / 1024, limit: 96, unit: 'KB' },
    { what: '/welcome ready / floor', value: ratio('/welcome', 'ready'), limit: 1.3, unit: 'x' },
    { what: '/customer form ready / floor', value: ratio('/customer', 'ready'), limit: 1.4, unit: 'x' },
    { what: '/welcome first paint / floor', value: ratio('/welcome', 'fcp'), limit: 0.65, unit: 'x' },
    { what: '/customer first paint / floor', value: ratio('/customer', 'fcp'), limit: 0.65, unit: 'x' },
    { what: '/customer slowest key', value: of('/customer', 'inp'), limit: 100, unit: 'ms' },
    { what: '/welcome layout shift', value: of('/welcome', 'cls'), limit: 0.02, unit: '' },
    { what: '/customer layout shift', value: of('/customer', 'cls'), limit: 0.02, unit: '' },
  ];
  for (const { what, value, limit, unit } of lines) {
    const fine = value <= limit;
    console.log(`${fine ? 'ok  ' : 'OVER'} ${what.padEnd(32)} ${number(value)} ${unit} (at most ${limit})`);
  }
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  if (busy > 1.5)
    console.log(`Busy with other work (load ${busy.toFixed(1)} per core): the times wander, repeat the run.`);
  console.log(
    'The floor is the same four fields by hand on bare React, built and served the same way in the same run.',
  );
  return lines.every(({ value, limit }) => value <= limit);
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const number = (value: number) => (value < 10 ? value.toFixed(3) : value.toFixed(1));

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
