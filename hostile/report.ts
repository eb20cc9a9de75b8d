import type { Tally } from './attacks.ts';
import { median, type Times, worst } from './honest-driver.ts';
import type { Seen } from './watch.ts';

export interface Measured {
  name: string;
  times: Times;
  tally: Tally;
  seen: Seen;
}

/** The lines of a run. */
export const report = {
  head(alone: Times): string {
    return [
      'An honest driver alone, then beside each attack; medians in ms, in brackets the worst, x is the ratio to alone.',
      `alone: upload ${one(alone.upload)}, screenshot ${one(alone.screenshot)}, GET ${one(alone.get)}`,
    ].join('\n');
  },
  line({ name, times, tally, seen }: Measured, alone: Times): string {
    const kinds = (['upload', 'screenshot', 'get'] as const).map((kind) => {
      const ratio = median(times[kind]) / median(alone[kind]);
      return `${kind} ${one(times[kind])} x${ratio.toFixed(1)}`;
    });
    const answers = Object.entries(tally).map(([answer, count]) => `${count} x ${answer}`);
    return [
      `\n${name}`,
      `  ${kinds.join(', ')}`,
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
