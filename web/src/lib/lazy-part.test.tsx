import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLazyPart } from './lazy-part.tsx';

const Unreachable = () => <p>unreachable</p>;
const lazyPart = createLazyPart(Unreachable);
const Part = () => <p>the part</p>;

test('a part whose code was fetched ahead stands at once, without its placeholder', async () => {
  const seen: string[] = [];
  const Meanwhile = () => {
    seen.push('placeholder');
    return <p>placeholder</p>;
  };
  const Lazy = lazyPart(async () => ({ default: Part }), <Meanwhile />);
  await Lazy.fetch();
  const screen = await render(<Lazy />);
  await expect.element(screen.getByText('the part')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a part that was not fetched shows its placeholder until its code is here', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Lazy = lazyPart<object>(() => arrived.then(() => ({ default: Part })), <p>placeholder</p>);
  const screen = await render(<Lazy />);
  await expect.element(screen.getByText('placeholder')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('the part')).toBeVisible();
});

test('a part whose code can’t be loaded is replaced by what says so', async () => {
  const Lazy = lazyPart<object>(() => Promise.reject(new Error('offline')));
  const screen = await render(<Lazy />);
  await expect.element(screen.getByText('unreachable')).toBeVisible();
});
