import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CallError } from '../call/call-error.ts';
import { createFormCore } from './form-core.ts';
import { useScreenForm } from './screen-form.ts';

test('text typed in another tab shows no error here, until the field is left here or the form is sent', async () => {
  const check = ({ name }: { name: string }) => (name.length < 3 ? [['name', 'short'] as const] : []);
  const core = createFormCore({ name: 'Ana' }, {}, check);
  const errors = () => core.view().errors;
  core.leave('name');
  core.follow({ name: 'L' });
  expect([core.values().name, errors()]).toEqual(['L', []]);
  core.leave('name');
  expect(errors()).toEqual([['name', 'short']]);
  core.follow({ name: 'Lu' });
  expect(errors()).toEqual([]);
  await core.submit(async () => undefined);
  expect(errors()).toEqual([['name', 'short']]);
  core.follow({ name: 'L' });
  expect(errors()).toEqual([]);
});

function Form({ code }: { code: string }) {
  const form = useScreenForm({
    name: 'messages',
    owner: code,
    schema: z.strictObject({ name: z.string() }),
    values: { name: 'Jo' },
    errorText: (text) => text,
    send: async () => {
      throw new CallError({
        kind: 'unprocessable_error',
        errors: [{ path: 'name', code: code as never, message: '' }],
      });
    },
    onFailure: () => {},
  });
  return (
    <form {...form.props}>
      <ErrorSummary title="Revisa" more={String} {...form.summary} />
      <TextField label="Nombre" {...form.field('name')} />
      <Button {...form.submit}>Continuar</Button>
    </form>
  );
}

test.each([
  ['name_doubtful', 'text-warn-ink', null],
  ['name_invalid', 'text-bad-ink', 'true'],
])('%s has one look, at its field and in the summary', async (code, look, invalid) => {
  const screen = await render(<Form code={code} />);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => screen.getByText(code).elements()).toHaveLength(2);
  for (const item of screen.getByText(code).elements()) expect(item.closest(`.${look}`)).not.toBeNull();
  expect(screen.getByLabelText('Nombre').element().getAttribute('aria-invalid')).toBe(invalid);
});
