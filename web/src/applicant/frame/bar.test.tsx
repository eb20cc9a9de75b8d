import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { HelpLink } from './help-link.tsx';
import { Screen } from './screen.tsx';

test.each(['100%', '200%'])(
  'the bar never covers the field that has the focus, with letters of %s',
  async (letters) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = letters;
    try {
      const screen = await render(
        <Screen title="Tus datos" action={<Button>Continuar</Button>} below="Guardado en este teléfono, sin enviar">
          {Array.from({ length: 12 }, (_, i) => (
            <TextField key={`f${i + 1}`} label={`Dato ${i + 1}`} />
          ))}
        </Screen>,
      );
      const bar = screen.container.querySelector('footer')!;
      const isClear = () => document.activeElement!.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
      const fields = [...screen.container.querySelectorAll('input')];
      for (const field of fields) {
        await userEvent.tab();
        while (document.activeElement !== field) await userEvent.tab();
        await vi.waitFor(() => expect(isClear()).toBe(true));
      }
      scrollTo(0, 0);
      // A tap doesn't scroll by itself.
      for (const field of fields) {
        field.focus({ preventScroll: true });
        await vi.waitFor(() => expect(isClear()).toBe(true));
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

test('without anything in it there is no bar', async () => {
  const screen = await render(<Screen title="Tu solicitud" action={false} below={<HelpLink />} />);
  expect(getComputedStyle(screen.container.querySelector('footer')!).display).toBe('none');
});
