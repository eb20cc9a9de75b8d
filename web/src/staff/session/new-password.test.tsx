import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordField } from './new-password.tsx';

test('a password is hidden until somebody asks to see it, and hidden again', async () => {
  const screen = await render(<PasswordField label="Contraseña" defaultValue="perro lluvia" />);
  const field = screen.getByLabelText('Contraseña');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Ver lo que escribes' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('perro lluvia');
  await screen.getByRole('button', { name: 'Ocultar lo que escribes' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
