import type { Page } from '@playwright/test';
import { findFaults } from '../driver/accessible.ts';

/** Faults of the current screen: accessibility rules, sizes, headings, and overflow. */
export async function audit(page: Page, theme: 'light' | 'dark', letters?: 'large'): Promise<string[]> {
  // Neither exists before the app is rendered.
  const early = (await page.locator('.boot').count()) > 0 ? ['landmark-one-main', 'page-has-heading-one'] : [];
  const faults = await findFaults(page, { rules: Object.fromEntries(early.map((rule) => [rule, { enabled: false }])) });
  // Sizes are the same in both themes.
  if (theme === 'dark') return faults;
  faults.push(...(await page.evaluate(measureTargets)), ...(await page.evaluate(readFrame)));
  const size = page.viewportSize()!;
  const narrow = size.width > 700 ? 640 : 320;
  await page.setViewportSize({ width: narrow, height: size.height });
  // A page that renders continuously adopts the new size a moment later.
  await page
    .waitForFunction((width) => document.documentElement.clientWidth === width, narrow, { timeout: 2000 })
    .catch(() => undefined);
  faults.push(...(await page.evaluate(findOverflow)).map((fault) => `narrow, ${fault}`));
  await page.setViewportSize(size);
  if (letters) return faults;
  const before = await page.evaluate(setLetters, '200%');
  faults.push(...(await page.evaluate(findOverflow)).map((fault) => `large letters, ${fault}`));
  await page.evaluate(setLetters, before);
  return faults;
}

/** Sets the browser's font size; returns the previous one. */
function setLetters(size: string): string {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = size;
  return before;
}

/** Everything pressable measures at least 48 x 48 px, except links within a sentence. */
export function measureTargets(): string[] {
  const root = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
  return [...root.querySelectorAll<HTMLElement>('a[href], button, select, input, summary, textarea')].flatMap(
    (element) => {
      const label = element instanceof HTMLInputElement && element.labels?.[0];
      const own = element.getBoundingClientRect();
      const around = label ? label.getBoundingClientRect() : own;
      // A field's frame and a checkbox's row are pressable too.
      const frame = element.matches('input:not([type=file])') ? element.parentElement!.getBoundingClientRect() : own;
      // A link may cover the card it stands in.
      const { content, position } = getComputedStyle(element, '::after');
      const covers = content !== 'none' && position === 'absolute' && (element as HTMLElement).offsetParent;
      const covered = covers ? covers.getBoundingClientRect() : own;
      const width = Math.max(own.width, around.width, frame.width, covered.width);
      const height = Math.max(own.height, around.height, frame.height, covered.height);
      const inText = element.matches('p a, li a, label a') && getComputedStyle(element).display === 'inline';
      const forReading = element.matches('[readonly]');
      // These become visible with the focus.
      const isUnseen = element.matches('a.sr-only, button.sr-only');
      const hidden = forReading || isUnseen || own.width === 0 || getComputedStyle(element).visibility === 'hidden';
      if (hidden || inText || (width >= 48 && height >= 48)) return [];
      return [
        `target ${Math.round(width)}x${Math.round(height)}: ${element.tagName.toLowerCase()} "${named(element)}"`,
      ];
    },
  );
}

function readFrame(): string[] {
  const faults: string[] = [];
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter((h) => h.getClientRects().length > 0);
  const levels = headings.map((heading) => Number(heading.tagName[1]));
  const boot = document.querySelector('.boot');
  if (!boot && levels.filter((level) => level === 1).length !== 1) faults.push(`h1: ${levels.join(' ')}`);
  if (levels.some((level, i) => i > 0 && level > levels[i - 1]! + 1)) faults.push(`heading order: ${levels.join(' ')}`);
  if (!boot && !document.title.includes(' · ')) faults.push(`title: ${document.title}`);
  const chosen = localStorage.getItem('volante.language');
  if (!document.documentElement.lang.startsWith(chosen ?? 'es')) faults.push(`lang: ${document.documentElement.lang}`);
  for (const image of document.images) if (!image.hasAttribute('alt')) faults.push(`img without alt: ${image.src}`);
  return faults;
}

/** Elements that overflow the window, or their card. */
function findOverflow(): string[] {
  const page = document.documentElement;
  const faults =
    page.scrollWidth > page.clientWidth ? [`page is ${page.scrollWidth - page.clientWidth} px too wide`] : [];
  const shown = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
    (element) =>
      element.children.length === 0 &&
      element.getClientRects().length > 0 &&
      // A row with horizontal scrolling is meant to overflow.
      !element.closest('svg, .sr-only, .overflow-x-auto'),
  );
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const card = element.closest<HTMLElement>(
      '.bg-card, .bg-ok-soft, .bg-bad-soft, .bg-warn-soft, .bg-brand-soft, button',
    );
    const limit = Math.min(page.clientWidth, card ? card.getBoundingClientRect().right : Number.POSITIVE_INFINITY);
    // For screen readers alone.
    if (box.width <= 1) continue;
    const words = (element.textContent ?? '').trim().slice(0, 30);
    if (box.right > limit + 1) faults.push(`"${words}" sticks out by ${Math.round(box.right - limit)} px`);
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline' &&
      words &&
      !element.matches('input, select, .truncate')
    )
      faults.push(`"${words}" is cut`);
  }
  return faults;
}
