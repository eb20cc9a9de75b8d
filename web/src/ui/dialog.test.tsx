import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

test('a dialog is named by its title and closes with Esc and with its cross', async () => {
  const close = vi.fn();
  const screen = await render(
    <Dialog open onClose={close} title="¿Cancelar tu videollamada?" closeLabel="Cerrar">
      No se puede deshacer.
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog', { name: '¿Cancelar tu videollamada?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

test('the next content of a dialog starts at its top, with the focus on the title', async () => {
  const page = (part: string) => (
    <Dialog open onClose={() => undefined} title={`Captura ${part}`} closeLabel="Cerrar" part={part}>
      <div style={{ height: 3000 }} />
      <button type="button">Guardar {part}</button>
    </Dialog>
  );
  const screen = await render(page('1'));
  await screen.getByRole('button', { name: 'Guardar 1' }).click();
  await screen.rerender(page('2'));
  await expect.element(screen.getByRole('heading', { name: 'Captura 2' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'Captura 2' })).toBeInViewport();
});

test('a dialog that scrolls has the focus on its title, not around all of it', async () => {
  const style = document.createElement('style');
  style.textContent = 'dialog[open] > div { max-height: 300px; overflow-y: auto; }';
  document.head.append(style);
  const screen = await render(
    <Dialog open onClose={() => undefined} title="Tu perfil" closeLabel="Cerrar">
      <div style={{ height: 3000 }} />
    </Dialog>,
  );
  const title = screen.getByRole('heading', { name: 'Tu perfil' });
  await expect.element(title).toBeVisible();
  expect(document.activeElement).toBe(title.element());
  style.remove();
});
