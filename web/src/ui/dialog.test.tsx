import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const close = vi.fn();
// The sizes of the driver's app; tests have no stylesheets.
const style = document.createElement('style');
style.textContent =
  'dialog { padding: 0; border: 0; width: 100%; height: 100% } dialog > div { max-height: 300px; overflow-y: auto }';
beforeEach(() => {
  vi.resetAllMocks();
  document.head.append(style);
});
afterEach(() => style.remove());

test('a dialog is named by its title and closes with Esc, with its cross and by a press outside', async () => {
  const screen = await render(
    <Dialog onClose={close} title="¿Cancelar tu videollamada?">
      No se puede deshacer.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: '¿Cancelar tu videollamada?' });
  await expect.element(dialog).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close).toHaveBeenCalledTimes(2);
  await dialog.click({ position: { x: 100, y: 700 } });
  expect(close).toHaveBeenCalledTimes(3);
});

test('nothing typed is lost by a selection that ends outside, nor by leaving the choice of a file', async () => {
  const screen = await render(
    <Dialog onClose={close} title="Tu foto">
      <textarea aria-label="Motivo" />
      <input type="file" aria-label="Archivo" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog').element();
  screen
    .getByLabelText('Motivo')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // The browser reports the click at what both ends of the movement have in common.
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  screen
    .getByLabelText('Archivo')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

test('a dialog without a way out stays, however often Esc is pressed', async () => {
  const screen = await render(<Dialog title="Tu sesión terminó">Entra otra vez.</Dialog>);
  for (let i = 0; i < 3; i++) await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('the next content of a dialog starts at its top, with the focus on the title', async () => {
  const part = (name: string) => (
    <Dialog key={name} onClose={close} title={`Captura ${name}`}>
      <div style={{ height: 3000 }} />
      <button type="button">Guardar {name}</button>
    </Dialog>
  );
  const screen = await render(part('1'));
  await screen.getByRole('button', { name: 'Guardar 1' }).click();
  await screen.rerender(part('2'));
  await expect.element(screen.getByRole('heading', { name: 'Captura 2' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'Captura 2' })).toBeInViewport();
  expect(close).not.toHaveBeenCalled();
});

test('the focus is on the title, or in the field that asks for it, and returns to the button that opened the dialog', async () => {
  await render(<Opener field={false} />);
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('a field of a dialog over a dialog has the focus as soon as it opens, and then the one below again', async () => {
  await render(<Opener field />);
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(page.getByLabelText('Motivo')).toHaveFocus();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect.element(page.getByLabelText('Código')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Seguir' })).toHaveFocus();
  await expect.element(page.getByLabelText('Motivo')).toBeVisible();
});

function Opener({ field }: { field: boolean }) {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Abrir
      </button>
      {depth > 0 && (
        <Dialog title="Tu perfil" onClose={() => setDepth(0)}>
          {field && <input autoFocus aria-label="Motivo" />}
          <div style={{ height: 3000 }} />
          <button type="button" onClick={() => setDepth(2)}>
            Seguir
          </button>
          {depth > 1 && (
            <Dialog title="Confirma que eres tú" onClose={() => setDepth(1)}>
              <input autoFocus aria-label="Código" />
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}
