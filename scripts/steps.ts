import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Step {
  name: string;
  /** Arguments of Node, run at the repository root. */
  args: string[];
  /** Added to the environment. */
  env?: Record<string, string>;
}

/**
 * Runs groups of steps in sequence, the steps of a group in parallel, and prints a timed line for each. The last step
 * of a group streams its output, others show it only on failure. Returns the names of failed steps; later groups still
 * run, so that one run names every fault.
 */
export async function runSteps(groups: Step[][]): Promise<string[]> {
  const failed: string[] = [];
  for (const group of groups) {
    const results = await Promise.all(group.map((step, index) => runStep(step, index === group.length - 1)));
    failed.push(...group.filter((_, index) => !results[index]).map((step) => step.name));
  }
  return failed;
}

async function runStep({ name, args, env }: Step, aloud: boolean): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', ...(aloud ? ['inherit' as const, 'inherit' as const] : ['pipe' as const, 'pipe' as const])],
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (text) => said.push(text));
  child.stderr?.on('data', (text) => said.push(text));
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(child, 'close');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.padStart(6)} s`);
  return code === 0;
}
