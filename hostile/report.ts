import type { Tally } from './attacks.ts';
import { median, type Times, worst } from './honest-driver.ts';
import type { Process } from './processes.ts';
import type { Seen } from './watch.ts';

export interface Measured {
  name: string;
  alone: Times;
  times: Times;
  tally: Tally;
  seen: Seen;
}

/** The lines of a run. */
export const report = {
  head: 'An honest driver alone, and then beside each attack: medians in ms, in brackets the worst.',
  line({ name, alone, times, tally, seen }: Measured): string {
    const kinds = (['upload', 'screenshot', 'get'] as const).map((kind) => {
      const ratio = median(times[kind]) / median(alone[kind]);
      return `  ${kind.padEnd(10)} ${figures(alone[kind])} -> ${figures(times[kind])}  x${ratio.toFixed(1)}`;
    });
    const answers = Object.entries(tally).map(([answer, count]) => `${count} x ${answer}`);
    return [
      `\n${name}`,
      ...kinds,
      `  memory ${seen.memory.toFixed(0)} MB, kept ${mb(seen.stored)} MB, arriving ${mb(seen.arriving)} MB`,
      `  the attacker got: ${answers.join(', ')}`,
    ].join('\n');
  },
  end(sights: Seen[]): string {
    const most = (what: 'memory' | 'processes') => Math.max(...sights.map((seen) => seen[what]));
    return `in all: ${most('memory').toFixed(0)} MB and ${most('processes')} processes at the peak\n`;
  },
};

const figures = (list: number[]) => `${median(list).toFixed(0)} (${worst(list).toFixed(0)})`;
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** Factor for times on a machine with other work. */
export type Slack = number;

/** The maximum slowdown of an honest driver's calls beside any attack. */
const SLOWER = 3;
/**
 * A short run has only one or two uploads beside an attack, and a ratio of so few means little, so it fails only above
 * this, in ms.
 */
const SHORT_RUN_MS = 3000;
/** A GET takes only a few ms, so a ratio means little; this is its limit in ms. */
const GET_MS = 250;
/** MB of the server and its children together, without PostgreSQL. */
const MEMORY = 750;
/** Bytes of files still arriving. */
const ARRIVING = 200 * 1024 * 1024;
const STOP_MS = 25_000;

/** The exceeded limits, one line each. */
export function faultsOf({ name, alone, times, seen }: Measured, slack: Slack): string[] {
  const faults: string[] = [];
  for (const kind of ['upload', 'screenshot'] as const) {
    const ratio = median(times[kind]) / median(alone[kind]);
    const bearable = slack > 1 && median(times[kind]) <= SHORT_RUN_MS;
    if (!(ratio <= SLOWER * slack || bearable))
      faults.push(`${name}: an honest ${kind} took ${ratio.toFixed(1)} times as long`);
  }
  if (!(median(times.get) <= GET_MS * slack)) faults.push(`${name}: a GET took ${median(times.get).toFixed(0)} ms`);
  if (times.lost.length > 0) faults.push(`${name}: not served: ${[...new Set(times.lost)].join(', ')}`);
  if (seen.memory > MEMORY) faults.push(`${name}: ${seen.memory.toFixed(0)} MB of memory`);
  if (seen.arriving > ARRIVING) faults.push(`${name}: ${(seen.arriving / 1e6).toFixed(0)} MB of arriving files`);
  return faults;
}

export function faultsOfStop({ code, ms, left }: { code: number | null; ms: number; left: Process[] }): string[] {
  const faults = left.map(({ name, pid }) => `${name} (${pid}) outlived the server`);
  if (ms > STOP_MS) faults.push(`the stop took ${(ms / 1000).toFixed(1)} s`);
  if (code !== 0) faults.push(`the stop ended with ${code}`);
  return faults;
}
