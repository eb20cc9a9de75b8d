import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from './drivers.ts';
import type { Site } from './site.ts';

const root = path.join(import.meta.dirname, '../..');

/** Something that goes wrong while drivers work. */
export interface Kind {
  name: string;
  /** Causes the fault and ends it; returns what went wrong. */
  happen(site: Site, seconds: number): Promise<string[]>;
  /** Checks the drivers' calls meanwhile. */
  judge?(calls: Calls): string[];
}

/** How much longer than undisturbed any call may take during a fault, in ms. */
const ANSWERED = 10_000;

export const kinds: Kind[] = [
  {
    name: 'a server is killed, and the one that takes its place too',
    async happen(site, seconds) {
      for (const index of [0, 0]) {
        await site.servers[index]!.end('SIGKILL');
        await pause((seconds * 1000) / 2);
        await site.replace(index);
      }
      return [];
    },
  },
  {
    name: 'the database stops at once, and starts again',
    async happen({ postgres }, seconds) {
      postgres.signal('SIGQUIT');
      await pause(seconds * 1000);
      await postgres.restart();
      return [];
    },
  },
  {
    name: 'the database hangs',
    async happen({ postgres }, seconds) {
      postgres.signal('SIGSTOP');
      await pause(Math.max(12, seconds) * 1000);
      postgres.signal('SIGCONT');
      return [];
    },
  },
  {
    name: 'the mail server is away',
    async happen(site, seconds) {
      await site.mailGoesAway();
      await pause(seconds * 1000);
      await site.mailIsBack();
      return [];
    },
    judge: noneBroke,
  },
  {
    name: 'the store of the files is away',
    async happen({ files }, seconds) {
      await files.goesAway();
      await pause(seconds * 1000);
      return files.isBack();
    },
    judge: noneBroke,
  },
  {
    name: 'the disk of the files is full',
    async happen({ folder, hasOwnDisk }, seconds) {
      if (!hasOwnDisk) {
        console.log('  left out: a disk of its own takes an account that may mount');
        return [];
      }
      const ballast = path.join(folder, 'ballast');
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
      } catch (error) {
        // The servers write meanwhile, so it may be full sooner.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
      await pause(seconds * 1000);
      rmSync(ballast);
      return [];
    },
    judge: noneBroke,
  },
  {
    name: 'a migration fails',
    async happen(site) {
      const { code, said } = await migrateBadly(site);
      return code === 1 && said.includes('9999-fails failed and was rolled back')
        ? []
        : [`the migration ended with ${code}: ${said}`];
    },
    judge: noneBroke,
  },
  {
    name: 'a backup is taken',
    async happen({ settings }) {
      const into = mkdtempSync(path.join(tmpdir(), 'volante-backup-'));
      try {
        const { code, said } = await run(['server/commands/upkeep/backup.ts', path.join(into, 'one')], settings);
        return code === 0 ? [] : [`the backup ended with ${code}: ${said}`];
      } finally {
        rmSync(into, { recursive: true, force: true });
      }
    },
    judge: noneBroke,
  },
];

/**
 * What drivers must never see during a fault; `usual` is the longest call just before, which may take seconds on a busy
 * machine.
 */
export function judgeAll({ longest }: Calls, usual: number): string[] {
  const took = longest - usual;
  return took > ANSWERED ? [`a call was answered ${(took / 1000).toFixed(1)} s later than any before`] : [];
}

/**
 * Faults that don't concern drivers break none of their calls; a 503 asks them to retry, which also happens on a busy
 * machine.
 */
function noneBroke({ answers }: Calls): string[] {
  return Object.keys(answers)
    .filter((status) => status === 'no answer' || (/^5/.test(status) && !status.startsWith('503')))
    .map((status) => `drivers got ${answers[status]} x ${status}`);
}

/** Migrates with one more migration, whose second statement fails. */
async function migrateBadly(site: Site): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-migrations-'));
  try {
    const own = path.join(root, 'server/migrations');
    for (const file of readdirSync(own)) symlinkSync(path.join(own, file), path.join(folder, file));
    symlinkSync(path.join(import.meta.dirname, 'failing-migration.ts'), path.join(folder, '9999-fails.ts'));
    return await run(['hostile/faults/migrate-from.ts', `${folder}/`], site.settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ended {
  code: number | null;
  said: string;
}

async function run(args: string[], settings: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said: said.trim() };
}
