import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../format.ts';
import { surviveTranslation } from './translated-page.ts';

// The rules of the repository refuse such elements; here they are written on purpose.
beforeAll(surviveTranslation);

const ways: Record<string, (text: Text) => void> = {
  'in one step': (text) => text.replaceWith(translated(text)),
  'in two steps': (text) => {
    text.before(translated(text));
    text.remove();
  },
};

test.each(Object.entries(ways))(
  'a text that was replaced %s changes, moves and leaves as React says',
  async (_, translate) => {
    let change: (next: State) => void = () => undefined;
    function Page() {
      const [{ waits, count, ended, order }, set] = useState<State>({
        waits: false,
        count: 1,
        ended: false,
        order: 'ab',
      });
      change = set;
      return (
        <div data-testid="page">
          <p>
            {waits && <i>…</i>}
            {count} left
            {ended && ', ended'}
          </p>
          <p>
            {[...order].map((item) => (
              <Bare key={item} text={item} />
            ))}
          </p>
        </div>
      );
    }
    const screen = await render(<Page />);
    const page = screen.getByTestId('page').element() as HTMLElement;
    const show = async (next: State) => {
      change(next);
      await new Promise((done) => setTimeout(done, 50));
      const said = page.textContent;
      translatePage(page, translate);
      return said?.replaceAll(/[⟦⟧]/g, '');
    };
    translatePage(page, translate);
    expect(page.textContent).toBe('⟦1⟧⟦ left⟧⟦a⟧⟦b⟧');
    expect(await show({ waits: true, count: 1, ended: false, order: 'ab' })).toBe('…1 leftab');
    expect(await show({ waits: false, count: 2, ended: true, order: 'ba' })).toBe('2 left, endedba');
    expect(await show({ waits: true, count: 3, ended: false, order: 'a' })).toBe('…3 lefta');
    expect(await show({ waits: false, count: 4, ended: true, order: 'cab' })).toBe('4 left, endedcab');
  },
);

interface State {
  waits: boolean;
  count: number;
  ended: boolean;
  order: string;
}

export const badlyWritten = (
  <Button>
    <b>{formatNumber(1200, 'en')}</b> left <i className="font-mono">1234-5678</i> {Math.random() > 0.5 && <b>now</b>}
  </Button>
);

function Bare({ text }: { text: string }) {
  return text;
}

function translated(text: Text): Element {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = `⟦${text.data}⟧`;
  outer.append(inner);
  return outer;
}

/** As a browser's translator does, which leaves alone what it has translated. */
function translatePage(page: Element, translate: (text: Text) => void): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (!text.parentElement?.closest('font')) translate(text);
}
