import type { Page } from '@playwright/test';
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
