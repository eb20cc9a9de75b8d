import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/**
 * The maximum growth of a browser's page processes while `work` runs, in MB of resident memory; a page's workers run in
 * its process. Null if the system doesn't report it (Linux does).
 */
export async function growthOf(browser: Browser, work: () => Promise<unknown>): Promise<number | null> {
  const before = (await pagesOf(browser)).map((pid) => ({ pid, resident: startAgain(pid) }));
  await work();
  const grown = before.flatMap(({ pid, resident }) => {
    const peak = readStatus(pid, 'VmHWM');
    return resident === null || peak === null ? [] : [peak - resident];
  });
  return grown.length === 0 ? null : Math.max(...grown) / 1000;
}

async function pagesOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Resets a process's peak memory. Returns its current memory, in KB. */
function startAgain(pid: number): number | null {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    return null;
  }
  return readStatus(pid, 'VmRSS');
}

function readStatus(pid: number, name: string): number | null {
  try {
    const [, kilobytes] =
      readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes);
  } catch {
    return null;
  }
}
