import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Language, showLanguage } from '../../lib/language.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { dayField, firstPart, typeDay } from '../testing/type-day.ts';
import { DayField } from './day-field.tsx';
import { HALF_DAY } from './form/half-day.ts';
import { useForm } from './form/use-form.ts';

beginAt('/', 'everything');
afterEach(() => showLanguage('es'));

interface Given {
  language?: Language;
  first?: string;
  min?: string;
  max?: string;
  error?: string;
  onSend?: () => void;
}

/** Shows a field in a form; returns what it said of its value so far. */
async function show({ language = 'es', first = '', onSend, ...rest }: Given = {}) {
  showLanguage(language);
  const said: string[] = [];
  function Form() {
    const [day, setDay] = useState(first);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend?.();
        }}
      >
        <DayField
          label="Desde"
          hint="En tu horario."
          {...rest}
          value={day}
          onChange={({ target }) => {
            said.push(target.value);
            setDay(target.value);
          }}
        />
        <button type="button" onClick={() => setDay('2027-03-04')}>
          Otro
        </button>
      </form>
    );
  }
  await showPage(<Form />);
  await expect.element(firstPart('Desde')).toBeVisible();
  return said;
}

test('a day is read and typed in the order of the member’s language, whatever the browser’s is', async () => {
  const said = await show();
  await expect.element(dayField('Desde')).toHaveTextContent('dd/mm/aaaa');
  await firstPart('Desde').click();
  await userEvent.keyboard('24122026');
  await expect.element(dayField('Desde')).toHaveTextContent('24/12/2026');
  // Not the years 2, 20 and 202.
  expect(said).toEqual([HALF_DAY, '2026-12-24']);
});

test('in English the month comes first', async () => {
  const said = await show({ language: 'en', first: '2026-02-01' });
  await expect.element(dayField('Desde')).toHaveTextContent('02/01/2026');
  await firstPart('Desde').click();
  await userEvent.keyboard('12242026');
  expect(said.at(-1)).toBe('2026-12-24');
});

test('a field that lacks a part is not an empty one, and keeps the parts it has', async () => {
  const said = await show({ first: '2026-12-24' });
  await firstPart('Desde').click();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(dayField('Desde')).toHaveTextContent('dd/12/2026');
  expect(said.at(-1)).toBe(HALF_DAY);
  await userEvent.keyboard('24');
  expect(said.at(-1)).toBe('2026-12-24');
  await typeDay('Desde', '');
  await expect.element(dayField('Desde')).toHaveTextContent('dd/mm/aaaa');
  expect(said.at(-1)).toBe('');
});

test('a value set from outside is shown', async () => {
  await show({ first: '2026-12-24' });
  await page.getByRole('button', { name: 'Otro' }).click();
  await expect.element(dayField('Desde')).toHaveTextContent('04/03/2027');
});

test('an impossible value says nothing by itself, and is not shown', async () => {
  const said = await show({ first: 'mañana' });
  await expect.element(dayField('Desde')).toHaveTextContent('dd/mm/aaaa');
  expect(said).toEqual([]);
});

test('a day is chosen in a month too, within the bounds', async () => {
  const said = await show({ first: '2026-12-24', min: '2026-12-10', max: '2026-12-28' });
  await page.getByRole('button', { name: 'Elegir en el mes: Desde' }).click();
  const cell = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name });
  await expect.element(cell(/, 9 de diciembre/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(cell(/, 29 de diciembre/)).toHaveAttribute('aria-disabled', 'true');
  await cell(/, 15 de diciembre/).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(dayField('Desde')).toHaveTextContent('15/12/2026');
  expect(said.at(-1)).toBe('2026-12-15');
});

test('a typed day outside the bounds says so, with the hint still read', async () => {
  await show({ min: '2026-12-10' });
  await expect.element(firstPart('Desde')).toHaveAccessibleDescription('En tu horario.');
  await typeDay('Desde', '2026-12-09');
  await expect.element(firstPart('Desde')).toHaveAccessibleDescription(/En tu horario\..*Elige el 10 dic 2026/);
  await expect.element(firstPart('Desde')).toHaveAttribute('aria-invalid', 'true');
  await typeDay('Desde', '2026-12-10');
  await expect.element(firstPart('Desde')).not.toHaveAttribute('aria-invalid');
});

test('Enter sends the form, as in other fields', async () => {
  const onSend = vi.fn();
  await show({ onSend });
  await firstPart('Desde').click();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('a year of two digits is one of this century, seen once the field is left or Enter is pressed', async () => {
  const onSend = vi.fn();
  const said = await show({ onSend });
  await firstPart('Desde').click();
  await userEvent.keyboard('311226');
  await expect.element(dayField('Desde')).toHaveTextContent('31/12/26');
  expect(said.at(-1)).toBe(HALF_DAY);
  await userEvent.keyboard('{Tab}');
  await expect.element(dayField('Desde')).toHaveTextContent('31/12/2026');
  expect(said.at(-1)).toBe('2026-12-31');
  await firstPart('Desde').click();
  onSend.mockImplementation(() => expect(said.at(-1)).toBe('2027-11-30'));
  await userEvent.keyboard('301127{Enter}');
  await expect.element(dayField('Desde')).toHaveTextContent('30/11/2027');
  expect(onSend).toHaveBeenCalledOnce();
});

test('what is missing is said once the field is left, until it is there', async () => {
  await show();
  await firstPart('Desde').click();
  await userEvent.keyboard('2412');
  await expect.element(firstPart('Desde')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(firstPart('Desde')).toHaveAccessibleDescription(/Completa el día, el mes y el año/);
  await firstPart('Desde').click();
  await userEvent.keyboard('241220');
  await expect.element(firstPart('Desde')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('26');
  await expect.element(firstPart('Desde')).not.toHaveAttribute('aria-invalid');
});

test('no form sends a day of which a part is missing as if there were none', async () => {
  const send = vi.fn(async () => undefined);
  function Sent() {
    const form = useForm({ day: '', visit: {} as { again?: string } });
    return (
      <form ref={form.ref} onSubmit={form.sends(send)} noValidate>
        <DayField label="Desde" {...form.field('day')} />
        <DayField
          label="Otra vez"
          error={form.errorOf('visit')}
          value={form.typed.visit.again ?? ''}
          onChange={({ target }) => form.change({ visit: { again: target.value } })}
        />
        <button type="submit">Guardar</button>
      </form>
    );
  }
  await showPage(<Sent />);
  const press = () => page.getByRole('button', { name: 'Guardar' }).click();
  for (const label of ['Desde', 'Otra vez']) {
    await firstPart(label).click();
    await userEvent.keyboard('2412');
    await press();
    await expect.element(firstPart(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(firstPart(label)).toHaveFocus();
    await userEvent.keyboard('24122026');
  }
  expect(send).not.toHaveBeenCalled();
  await press();
  await expect.poll(() => send.mock.calls).toEqual([[{ day: '2026-12-24', visit: { again: '2026-12-24' } }]]);
});

test('Enter sends no other day than the one that was seen', async () => {
  const onSend = vi.fn();
  const said = await show({ first: '2026-01-31', onSend });
  await firstPart('Desde').click();
  await userEvent.keyboard('{ArrowRight}02');
  await expect.element(dayField('Desde')).toHaveTextContent('31/02/2026');
  expect(said.at(-1)).toBe(HALF_DAY);
  await userEvent.keyboard('{Enter}');
  await expect.element(dayField('Desde')).toHaveTextContent('28/02/2026');
  expect(said.at(-1)).toBe('2026-02-28');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('the day that is there at first is not complained about, even outside the bounds', async () => {
  await show({ first: '2026-11-02', min: '2026-12-10' });
  await expect.element(firstPart('Desde')).not.toHaveAttribute('aria-invalid');
  await typeDay('Desde', '2026-11-03');
  await expect.element(firstPart('Desde')).toHaveAttribute('aria-invalid', 'true');
});

test('a press on the label goes to the first part', async () => {
  await show();
  await page.getByText('Desde', { exact: true }).click();
  await expect.element(firstPart('Desde')).toHaveFocus();
});
