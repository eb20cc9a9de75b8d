import type { Sample } from './measure.ts';
import type { Route } from './routes.ts';

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
