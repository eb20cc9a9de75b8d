import type { Tally } from './attacks.ts';
import { median, type Times, worst } from './honest-driver.ts';
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
      return `  ${kind.padEnd(10)} ${one(alone[kind])} -> ${one(times[kind])}  x${ratio.toFixed(1)}`;
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

const one = (list: number[]) => `${median(list).toFixed(0)} (${worst(list).toFixed(0)})`;
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
