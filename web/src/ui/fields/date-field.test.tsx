import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField, type DateFieldProps } from './date-field.tsx';

const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const labels = { day: 'Día', month: 'Mes', year: 'Año' };

async function open(props: Partial<DateFieldProps> = {}) {
  let date = '';
  function Birthdate() {
    const [value, setValue] = useState('');
    date = value;
    return (
      <>
        <DateField label="Fecha" value={value} onChange={setValue} partLabels={labels} months={names} {...props} />
        <button type="button">Otro</button>
      </>
    );
  }
  const screen = await render(<Birthdate />);
  return { screen, field: (label: string) => screen.getByLabelText(label), date: () => date };
}

function paste(element: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a letter typed in the middle of a year never lands, and the caret stays', async () => {
  const { field } = await open();
  await userEvent.type(field('Año'), '190');
  const year = field('Año').element() as HTMLInputElement;
  year.setSelectionRange(1, 1);
  await userEvent.keyboard('x9');
  expect([year.value, year.selectionStart]).toEqual(['1990', 2]);
});

test.each([
  ['12/04/1990', 'day-first'],
  ['4/12/1990', 'month-first'],
  ['1990-4-12', 'day-first'],
  ['12.04.1990', 'day-first'],
] as const)('a whole date pasted as %s (%s) fills all three parts', async (text, order) => {
  const { field, date } = await open({ order });
  paste(field('Día').element(), text);
  await expect.poll(() => date()).toBe('1990-04-12');
  await expect.element(field('Mes')).toHaveValue('04');
});

test('a date field is left when the focus leaves all its parts', async () => {
  const onBlur = vi.fn();
  const { screen, field } = await open({ onBlur });
  await userEvent.click(field('Día'));
  await userEvent.click(field('Año'));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Otro'));
  expect(onBlur).toHaveBeenCalledOnce();
});

test('the fault of a date is announced at each of its fields', async () => {
  const { field } = await open({ error: 'No existe' });
  for (const part of ['Día', 'Mes', 'Año']) await expect.element(field(part)).toHaveAccessibleDescription('No existe');
});
