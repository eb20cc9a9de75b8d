import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TakenIn } from './taken-in.tsx';

const picture = new File(['x'], 'call.png', { type: 'image/png' });
function dataOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

test('dropped and pasted files are taken, pasted text is not', async () => {
  const taken = vi.fn();
  await render(<TakenIn onFiles={taken}>Imágenes</TakenIn>);
  const drop = (data: DataTransfer) =>
    page
      .getByText('Imágenes')
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  const paste = (data: DataTransfer) =>
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

  drop(dataOf(picture, text));
  expect(taken.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['call.png', 'notes.txt']);
  // The browser's default action is prevented.
  expect(paste(dataOf(picture))).toBe(false);
  expect(taken).toHaveBeenCalledTimes(2);
  expect(paste(dataOf())).toBe(true);
  expect(paste(dataOf(text))).toBe(false);
  expect(taken).toHaveBeenCalledTimes(3);
});
