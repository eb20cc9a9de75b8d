import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/**
 * Deploys another version: every script and style has another hash in its name, which begins with the version's letter, and the
 * old ones are gone. `web` is a copy of the builds.
 */
export function deploy(web: string, version: string): void {
  const built = path.join(web, 'applicant');
  const next = `${built}-${version}`;
  cpSync(built, next, { recursive: true });
  const assets = path.join(next, 'assets');
  const names = readdirSync(assets).filter((name) => hashed.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(hashed, `-${version}$1$2`)]));
  const text = (file: string) => {
    const old = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(old, (name) => renamed.get(name)!),
    );
  };
  for (const name of readdirSync(assets)) if (name.endsWith('.br')) rmSync(path.join(assets, name));
  for (const name of names) {
    text(path.join(assets, name));
    renameSync(path.join(assets, name), path.join(assets, renamed.get(name)!));
  }
  text(path.join(next, 'index.html'));
  text(path.join(next, '.vite/screens.json'));
  text(path.join(next, '.vite/manifest.json'));
  text(path.join(next, 'offline.js'));
  rmSync(path.join(next, 'offline.js.br'), { force: true });
  renameSync(built, `${next}-old`);
  renameSync(next, built);
  rmSync(`${next}-old`, { recursive: true });
}

const hashed = /-([\w-]{7})[\w-](\.(?:js|css))$/;

/** The addresses of everything the page has fetched. */
export function loadedScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .join(' '),
  );
}

/** Bytes per second, and ms per round trip; unset values stay as they were. */
export async function slowDown(
  page: Page,
  speed: { download?: number; upload?: number; latency?: number },
): Promise<void> {
  // Throttling set by one session can't be undone by another.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: speed.latency ?? 0,
    downloadThroughput: speed.download ?? -1,
    uploadThroughput: speed.upload ?? -1,
  });
}

const sessions = new WeakMap<Page, CDPSession>();
