import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import '../early.ts';
import type { Early } from '../early.ts';
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

test.each([
  ['counts once', [], ['2']],
  ['counts no more after another one', ['pointerdown'], []],
  ['counts no more after a key', ['keydown'], []],
])('a press %s if what was pressed is drawn again only later, in another place', async (_, between, counted) => {
  pressed.length = 0;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Days />);
  // As the script before the app notes a press; it stopped once the app stood.
  const { early } = globalThis as unknown as { early: Early };
  Object.assign(early, { pressed: place.querySelectorAll('button')[1], place: 1 });
  root = hydrateRoot(place, <p>Looking for days</p>, { onRecoverableError: () => undefined });
  await expect.poll(() => place.textContent).toBe('Looking for days');
  replayInput([]);
  for (const type of between) document.body.dispatchEvent(new Event(type, { bubbles: true }));
  root.render(
    <>
      <button type="button" aria-label="Day 0">
        Day 0
      </button>
      <Days />
    </>,
  );
  await expect.poll(() => place.querySelectorAll('button').length).toBe(4);
  await expect.poll(() => pressed).toEqual(counted);
  root.render(<Days />);
  await expect.poll(() => place.querySelectorAll('button').length).toBe(3);
  expect(pressed).toEqual(counted);
});
