import type { Hours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoursEditor } from './hours-editor.tsx';

let kept: Hours[];
function Shown({ start }: { start: Hours[] }) {
  const [hours, setHours] = useState(start);
  kept = hours;
  return <HoursEditor hours={hours} zone="America/Tijuana" onChange={setHours} />;
}
const on = (weekday: number, starts: string, ends: string): Hours => ({ weekday, starts, ends });

test('a day has several hours, and copying it replaces the hours of other days', async () => {
  await render(<Shown start={[on(1, '09:00', '13:00'), on(3, '08:00', '09:00')]} />);
  await page.getByRole('button', { name: 'Agregar horario el lunes' }).click();
  expect(kept.at(-1)).toEqual(on(1, '15:00', '19:00'));
  await page.getByRole('button', { name: 'Copiar el horario del lunes' }).click();
  await page.getByRole('menuitem', { name: 'miércoles' }).click();
  expect(kept.filter(({ weekday }) => weekday === 3)).toEqual([on(3, '09:00', '13:00'), on(3, '15:00', '19:00')]);
});

test('midnight ends a day', async () => {
  await render(<Shown start={[on(5, '20:00', '23:00')]} />);
  await page.getByLabelText('viernes, horario 1, hasta').fill('00:00');
  expect(kept).toEqual([on(5, '20:00', '24:00')]);
  expect(page.getByText(/^Termina antes de empezar/).query()).toBeNull();
});

test('hours that end before they start or overlap are marked at once', async () => {
  await render(<Shown start={[on(2, '09:00', '13:00'), on(2, '12:00', '15:00'), on(4, '10:00', '09:00')]} />);
  await expect.element(page.getByText('Se encima con otro horario del día.')).toBeVisible();
  await expect.element(page.getByText(/^Termina antes de empezar/)).toBeVisible();
  await expect.element(page.getByLabelText('martes, horario 2, hasta')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('martes, horario 2, desde').fill('13:00');
  await expect.element(page.getByText('Se encima con otro horario del día.')).not.toBeInTheDocument();
});
