import type { BrowserContext, Page } from '@playwright/test';

interface Way {
  /** From the load of the page, in ms. */
  delay?: number;
  /** `⟦text⟧` shows what was translated; without it every text stays what it is, in other nodes. */
  marks?: boolean;
}

/**
 * The browser translates every page from here on, as Chrome does: text nodes are replaced by `<font>` elements, and so are
 * new ones.
 */
export function translate(pages: Page | BrowserContext, { delay = 0, marks = false }: Way = {}): Promise<unknown> {
  return pages.addInitScript(play, { delay, marks });
}

function play({ delay, marks }: Required<Way>): void {
  const left = '[translate=no], .notranslate, script, style, noscript, textarea, option, svg, font';
  const turn = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = marks ? `⟦${text.data}⟧` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    turn();
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(turn, 50);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  addEventListener('DOMContentLoaded', () => setTimeout(start, delay));
}
