import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * The accessibility rules that the current screen breaks, each with its elements. axe is loaded into a document only
 * once: compiling its 650 KB takes as long as checking a screen. The apps have no frames, each of which would need its
 * own copy.
 */
export async function findFaults(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Otherwise elements that pass would be described as thoroughly as failing ones.
  return page.evaluate(runAxe, { ...options, resultTypes: ['violations' as const] });
}

async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * Checks that the current screen breaks no accessibility rule, in light and dark colors. States already checked in this run are
 * skipped.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await stand(page);
  const state = await page.evaluate(nameState);
  if (!isNew(state)) return;
  let found = await look(page);
  // Colors in mid-transition have other contrasts than either state; a real fault is still there the second time.
  if (found.length > 0) {
    await stand(page);
    found = await look(page);
  }
  expect(found, page.url()).toEqual([]);
}

async function look(page: Page): Promise<string[]> {
  const inLight = await findFaults(page);
  // The themes differ only in their colors.
  await page.emulateMedia({ colorScheme: 'dark' });
  await stand(page);
  const inDark = await findFaults(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await stand(page);
  return [...inLight, ...inDark.map((fault) => `dark, ${fault}`)];
}

/** Waits for transitions to end, and for those that they begin in what inherits from them; endless animations are ignored. */
async function stand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const over = performance.now() + 1000;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const ends = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      if (ends.length === 0 || performance.now() > over) break;
      await Promise.race([
        Promise.allSettled(ends.map((end) => end.finished)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    }
  });
}

/** Screens that differ only in their text, or in the number of repeated parts, have the same name. */
async function nameState(): Promise<string> {
  const kinds = new Set<string | number>([
    location.pathname.replace(/[0-9a-f-]{36}/, ''),
    document.documentElement.lang,
    // What lies side by side, and what is folded, changes at these.
    [768, 1024].filter((width) => innerWidth >= width).length,
  ]);
  const attributes = [
    'role',
    'type',
    'aria-invalid',
    'aria-disabled',
    'aria-expanded',
    'aria-busy',
    'aria-current',
    'open',
  ];
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *, script)')) {
    if (!element.checkVisibility()) continue;
    const { classList, tagName } = element;
    const state = attributes.map((name) => element.getAttribute(name) ?? '').join();
    kinds.add(`${tagName} ${classList} ${state} ${(element as HTMLButtonElement).disabled ?? ''}`);
  }
  const bytes = new TextEncoder().encode([...kinds].sort().join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Parallel journeys share the list of checked states. */
function isNew(state: string): boolean {
  const folder = process.env.STATES_LOOKED_AT;
  if (!folder) return true;
  try {
    mkdirSync(path.join(folder, state));
    return true;
  } catch {
    return false;
  }
}
