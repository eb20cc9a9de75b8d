import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leaveToasts, startToasts, toast } from './toast.ts';

test('an error is read out at once as an alert, a success politely, and both are drawn', async () => {
  startToasts();
  const [alert, status] = [document.querySelector('[role=alert]'), document.querySelector('[role=status]')];
  toast.error('Ocurrió un error al subir el archivo', 60_000);
  toast.success('Guardamos tu ubicación', 60_000);
  await expect.poll(() => alert?.textContent).toBe('Ocurrió un error al subir el archivo');
  await expect.poll(() => status?.textContent).toBe('Guardamos tu ubicación');
  await expect.element(page.getByRole('listitem').first()).toBeInTheDocument();
  // The drawn toast is not announced a second time.
  expect(
    page.getByRole('listitem').first().element().closest('[aria-live=polite],[role=alert],[role=status]'),
  ).toBeNull();
});

test('toasts are below all heads as they scroll, and leave the title and cross of a dialog in reach', async () => {
  const style = document.createElement('style');
  style.textContent =
    'header { position: sticky; top: 0; height: 60px } [data-head] { height: 100px } dialog { margin: 0; border: 0; padding: 0 }';
  document.head.append(style);
  const screen = await render(
    <>
      <header>Volante</header>
      <div data-head>María José</div>
      <div style={{ height: 3000 }} />
    </>,
  );
  const place = () => document.documentElement.style.getPropertyValue('--toasts');
  const below = (selector: string) =>
    `${(document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0) + 8}px`;
  toast.success('Aprobado', 3000);
  await expect.poll(() => place()).toBe(below('[data-head]'));
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Aprobado' })).toBeInTheDocument();
  // The page's head is not sticky here, as on phones.
  window.scrollTo(0, 500);
  await expect.poll(() => place()).toBe(below('header'));
  expect(place()).toBe('68px');
  const dialog = await render(
    <dialog ref={(element) => element?.showModal()}>
      <div data-head>Rechazar</div>
    </dialog>,
  );
  toast.error('No se pudo', 1000);
  expect(place()).toBe(below('dialog [data-head]'));
  dialog.container.querySelector('dialog')?.style.setProperty('top', '400px');
  toast.error('Otra vez no', 1000);
  expect(place()).toBe('16px');
  await screen.unmount();
  await dialog.unmount();
  style.remove();
});

test('a toast stays as long as the caller says', async () => {
  await moveAway();
  toast.error('Tres segundos', 300);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).not.toBeInTheDocument();
});

test('another screen removes older messages, but not the latest one', async () => {
  await moveAway();
  const drawn = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  vi.useFakeTimers({ toFake: ['performance'] });
  toast.error('De la pantalla anterior', 60_000);
  await expect.element(drawn('De la pantalla anterior')).toBeInTheDocument();
  leaveToasts();
  await expect.element(drawn('De la pantalla anterior')).toBeInTheDocument();
  const alert = document.querySelector('[role=alert]');
  await expect.poll(() => alert?.textContent).toBe('De la pantalla anterior');
  vi.advanceTimersByTime(2500);
  leaveToasts();
  await expect.element(drawn('De la pantalla anterior')).not.toBeInTheDocument();
  expect(alert?.textContent).toBe('');
  vi.useRealTimers();
});

// A toast stays while the pointer is on it, and the pointer may be where an earlier test pressed.
async function moveAway() {
  const corner = document.createElement('p');
  corner.textContent = '·';
  corner.setAttribute('style', 'position: fixed; bottom: 0; left: 0');
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

test('a tap takes a toast away', async () => {
  toast.success('Guardado', 60_000);
  const item = page.getByRole('listitem').filter({ hasText: 'Guardado' });
  await item.click();
  await expect.element(item).not.toBeInTheDocument();
});

test('after one was tapped away, later toasts leave by themselves', async () => {
  await moveAway();
  const drawn = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  toast.success('Se guardó', 60_000);
  await expect.element(drawn('Se guardó')).toBeInTheDocument();
  // A real pointer would be on the next toast as well, which would then rightly stay.
  for (const type of ['pointerover', 'pointerup'])
    drawn('Se guardó')
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true }));
  await expect.element(drawn('Se guardó')).not.toBeInTheDocument();
  toast.success('Se envió', 300);
  await expect.element(drawn('Se envió')).toBeInTheDocument();
  await expect.element(drawn('Se envió')).not.toBeInTheDocument();
});

test('the same words again take the place of the first, and stay for their own time', async () => {
  await moveAway();
  const drawn = page.getByRole('listitem').filter({ hasText: 'Aprobado' });
  const other = page.getByRole('listitem').filter({ hasText: 'Guardado' });
  toast.success('Aprobado', 500);
  await expect.element(drawn).toBeInTheDocument();
  toast.success('Aprobado', 60_000);
  // A second toast stays longer than the first would have.
  toast.success('Guardado', 700);
  await expect.element(other).toBeInTheDocument();
  await expect.element(other).not.toBeInTheDocument();
  expect(drawn.elements()).toHaveLength(1);
  await expect.element(drawn).toHaveAttribute('data-toast', 'shown');
});
