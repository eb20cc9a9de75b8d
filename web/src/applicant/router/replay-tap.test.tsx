import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import '../early.ts';
import { replayInput } from './replay-tap.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const pressed: string[] = [];

function Days() {
  return ['1', '2', '3'].map((day) => (
    <button key={day} type="button" aria-label={`Day ${day}`} onClick={() => pressed.push(day)}>
      <span>Day {day}</span>
    </button>
  ));
}

test('a press counts once on a page that the browser translated before the app stood, so that React draws it anew', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Days />);
  const button = place.querySelectorAll('button')[1] as HTMLButtonElement;
  for (const text of place.querySelectorAll('span')) text.innerHTML = `<font>Tag ${text.textContent}</font>`;
  button.click();
  root = hydrateRoot(place, <Days />, { onRecoverableError: () => undefined });
  await expect.poll(() => place.textContent).toBe('Day 1Day 2Day 3');
  expect(button.isConnected).toBe(false);
  replayInput([]);
  expect(pressed).toEqual(['2']);
});
