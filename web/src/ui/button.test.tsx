import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a busy button keeps its label and ignores presses', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button busy onClick={press}>
      Enviar mi solicitud
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviar mi solicitud' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(press).not.toHaveBeenCalled();
});

test('a busy button sends no form', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={send}>
      <Button busy type="submit">
        Continuar
      </Button>
    </form>,
  );
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  expect(send).not.toHaveBeenCalled();
});

test('a blocked button is announced as unavailable, and a press shows what is missing', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button blocked onClick={press}>
      Continuar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Continuar' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLButtonElement).click();
  expect(press).toHaveBeenCalledOnce();
});
