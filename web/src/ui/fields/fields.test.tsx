import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilePicker } from '../files/file-picker.tsx';
import { DateField } from './date-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const more = (count: number) => `y ${count} más`;

test('a field’s fault and hint are announced with it', async () => {
  const screen = await render(<TextField label="Celular" hint="10 dígitos" error="Escribe los 10 dígitos" />);
  const field = screen.getByLabelText('Celular');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('10 dígitos Escribe los 10 dígitos');
});

test('a warning does not make a field invalid', async () => {
  const screen = await render(<TextField label="RFC" warning="Revísalo" />);
  await expect.element(screen.getByLabelText('RFC')).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByLabelText('RFC')).toHaveAccessibleDescription('Revísalo');
});

test('a line of the error summary leads to its field', async () => {
  const screen = await render(
    <>
      <ErrorSummary
        title="Revisa lo siguiente"
        more={more}
        errors={[{ id: 'mail', text: 'Escribe un correo válido' }]}
      />
      <TextField id="mail" label="Correo electrónico" />
    </>,
  );
  await screen.getByRole('link', { name: 'Escribe un correo válido' }).click();
  await expect.element(screen.getByLabelText('Correo electrónico')).toHaveFocus();
});

test('a date half typed stays as it was typed', async () => {
  const seen: string[] = [];
  function Birthdate() {
    const [date, setDate] = useState('');
    const change = (value: string) => {
      seen.push(value);
      setDate(value);
    };
    return <DateField label="Fecha" value={date} onChange={change} partLabels={labels} months={months} />;
  }
  const labels = { day: 'Día', month: 'Mes', year: 'Año' };
  const months = [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ];
  const screen = await render(<Birthdate />);
  await userEvent.type(screen.getByLabelText('Día'), '4');
  await expect.element(screen.getByLabelText('Día')).toHaveValue('4');
  await userEvent.selectOptions(screen.getByLabelText('Mes'), 'abril');
  await userEvent.type(screen.getByLabelText('Año'), '1990');
  expect(seen[0]).toBe('--04');
  expect(seen.at(-1)).toBe('1990-04-04');
});

test('a file that was refused can be chosen again', async () => {
  const chosen = vi.fn();
  const screen = await render(
    <FilePicker accept="image/png" onFiles={chosen}>
      Elegir archivo
    </FilePicker>,
  );
  const input = screen.getByLabelText('Elegir archivo');
  const file = new File(['x'], 'ine.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('a summary shows the first three lines; a press opens the rest and leads on to it', async () => {
  const errors = Array.from({ length: 9 }, (_, i) => ({ id: `field-${i}`, text: `Falta ${i}` }));
  const screen = await render(<ErrorSummary title="Revisa lo siguiente" more={more} errors={errors} />);
  const lines = screen.getByRole('link');
  expect(lines.elements()).toHaveLength(3);
  await screen.getByRole('button', { name: 'y 6 más' }).click();
  expect(lines.elements()).toHaveLength(9);
  await expect.element(screen.getByRole('link', { name: 'Falta 3' })).toHaveFocus();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('three lines need no press', async () => {
  const errors = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
  const screen = await render(<ErrorSummary title="Revisa lo siguiente" more={more} errors={errors} />);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
