import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { TextField } from '../../ui/fields/text-field.tsx';
import { digits, type Mask, phoneOf, ssn, upperCase } from './masks.ts';
import { useScreenForm } from './screen-form.ts';

let number = 0;

function Form({ mask }: { mask: Mask }) {
  const form = useScreenForm({
    name: 'typing',
    owner: `typing-${number}`,
    schema: z.strictObject({ field: z.string() }),
    values: { field: '' },
    errorText: (code) => code,
    send: async () => {},
    onFailure: () => {},
  });
  return (
    <form {...form.props}>
      <TextField label="Dato" {...form.field('field', mask)} />
    </form>
  );
}

async function open(mask: Mask, typed = '') {
  number++;
  const screen = await render(<Form mask={mask} />);
  const input = screen.getByLabelText('Dato').element() as HTMLInputElement;
  await userEvent.click(input);
  if (typed) await userEvent.keyboard(typed);
  return { input, put: (caret: number) => input.setSelectionRange(caret, caret) };
}

/** The text, with the caret as a bar. */
const seen = ({ value, selectionStart: at }: HTMLInputElement) => `${value.slice(0, at ?? 0)}|${value.slice(at ?? 0)}`;

test('typing in the middle keeps the caret behind the typed text', async () => {
  const { input, put } = await open(ssn, '1234567');
  put(1);
  await userEvent.keyboard('99');
  expect(seen(input)).toBe('199|-23-4567');
});

test('a full field accepts no more: a key in its middle pushes no character out', async () => {
  const { input, put } = await open(ssn, '123456789');
  put(1);
  await userEvent.keyboard('0');
  expect(seen(input)).toBe('1|23-45-6789');
});

test('after deleting a separator the next key deletes the digit before it', async () => {
  const { input, put } = await open(ssn, '123456789');
  put(4);
  await userEvent.keyboard('{Backspace}');
  expect(seen(input)).toBe('123|-45-6789');
  await userEvent.keyboard('{Backspace}');
  expect(seen(input)).toBe('12|4-56-789');
});

test('deleting forward steps over a separator', async () => {
  const { input, put } = await open(ssn, '123456789');
  put(3);
  await userEvent.keyboard('{Delete}');
  expect(seen(input)).toBe('123-|45-6789');
  await userEvent.keyboard('{Delete}');
  expect(seen(input)).toBe('123-|56-789');
});

test('everything can be deleted, key by key', async () => {
  const { input } = await open(phoneOf('mx'), '5512345678');
  expect(seen(input)).toBe('55 1234 5678|');
  for (let i = 0; i < 12; i++) await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('');
});

test.each([
  ['+52 1 55 1234 5678', '55 1234 5678|'],
  ['044 55 1234 5678', '55 1234 5678|'],
  ['0445512345678', '55 1234 5678|'],
])('a Mexican phone typed as %s ends as people read it', async (typed, expected) => {
  const { input } = await open(phoneOf('mx'), typed);
  expect(seen(input)).toBe(expected);
});

test('pasted and autofilled text is formatted the same way', async () => {
  const { input } = await open(phoneOf('mx'));
  await userEvent.fill(input, '+52 1 55 1234 5678');
  expect(input.value).toBe('55 1234 5678');
});

test('a longer postal code is cut to its first five digits', async () => {
  const { input } = await open(digits(5));
  await userEvent.fill(input, '75201-1234');
  expect(input.value).toBe('75201');
});

test('a keyboard that composes words is left alone until the word is finished', async () => {
  const { input } = await open(upperCase);
  const type = (value: string, isComposing: boolean) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  type('nu', true);
  expect(input.value).toBe('nu');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(input.value).toBe('NU');
});
