import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CallError } from '../call/call-error.ts';
import { deferred } from '../testing/deferred.ts';
import { ssn, upperCase } from './masks.ts';
import { useScreenForm } from './screen-form.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(3, { error: 'name_too_short' })),
  email: z.string().check(z.email({ error: 'email_invalid' })),
  ssn: z.string(),
});
const words: Record<string, string> = {
  name_too_short: 'Al menos 3 letras',
  email_invalid: 'Correo no válido',
  already_exist: 'Ya existe',
};
let number = 0;

interface Props {
  owner: string;
  rules?: typeof schema | (() => Promise<typeof schema>);
  send: (values: unknown, changed: unknown) => Promise<void>;
  fail?: (error: unknown) => void;
}

function Form({ owner, rules = schema, send, fail = () => {} }: Props) {
  const form = useScreenForm({
    name: 'test',
    owner,
    schema: rules,
    values: { name: '', email: 'ana@example.com', ssn: '' },
    errorText: (code) => words[code] ?? code,
    send,
    onFailure: fail,
    neverKeep: ['ssn'],
  });
  return (
    <form {...form.props}>
      <ErrorSummary title="Revisa lo siguiente" more={(n) => `y ${n} más`} {...form.summary} />
      <TextField label="Nombre" {...form.field('name', upperCase)} />
      <TextField label="Correo" {...form.field('email')} />
      <TextField label="SSN" {...form.field('ssn', ssn)} />
      <Button {...form.submit}>Continuar</Button>
      <p>{form.saved ? 'guardado' : ''}</p>
    </form>
  );
}

async function open(send: Props['send'] = vi.fn(async () => {}), owner = `r${++number}`, fail?: Props['fail']) {
  const screen = await render(<Form owner={owner} send={send} {...(fail && { fail })} />);
  const field = (label: string) => screen.getByLabelText(label);
  return { screen, field, send, owner, press: () => (screen.getByRole('button').element() as HTMLElement).click() };
}

test('no error is shown before the field was left', async () => {
  const { screen, field } = await open();
  await userEvent.type(field('Nombre'), 'An');
  await expect.element(screen.getByText('Al menos 3 letras')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText('Al menos 3 letras')).toBeVisible();
  await userEvent.type(field('Nombre'), 'a');
  await expect.element(screen.getByText('Al menos 3 letras')).not.toBeInTheDocument();
});

test('an invalid submit sends nothing and moves the focus to the error summary', async () => {
  const { screen, field, send, press } = await open();
  await userEvent.fill(field('Correo'), 'ana@');
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  press();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  expect(summary.element().textContent).toContain('Al menos 3 letras');
  expect(summary.element().textContent).toContain('Correo no válido');
  expect(send).not.toHaveBeenCalled();
});

test('a submit sends the typed values, and lists the changed ones separately', async () => {
  const { field, send, press } = await open();
  await userEvent.type(field('Nombre'), 'Ana María');
  press();
  await expect
    .poll(() => send)
    .toHaveBeenCalledWith({ name: 'ANA MARÍA', email: 'ana@example.com', ssn: '' }, { name: 'ANA MARÍA' });
});

test('a refusal of the server is shown at its field', async () => {
  const refuse = async () => {
    throw new CallError({
      kind: 'unprocessable_error',
      status: 422,
      errors: [{ path: 'email', code: 'already_exist', message: '' }],
    });
  };
  const { screen, field, press } = await open(refuse);
  await userEvent.type(field('Nombre'), 'Ana');
  press();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(field('Correo')).toHaveAccessibleDescription('Ya existe');
});

test('a failure without a field is passed to the screen, and the typed text stays', async () => {
  const fail = vi.fn();
  const lost = new CallError({ kind: 'network_error' });
  const { field, press } = await open(() => Promise.reject(lost), `r${++number}`, fail);
  await userEvent.type(field('Nombre'), 'Ana');
  press();
  await expect.poll(() => fail).toHaveBeenCalledWith(lost);
  await expect.element(field('Nombre')).toHaveValue('ANA');
});

test('typed text is restored after the page was closed, except fields never kept', async () => {
  const first = await open();
  await userEvent.type(first.field('Nombre'), 'An');
  await userEvent.type(first.field('SSN'), '123456789');
  await expect.element(first.screen.getByText('guardado')).toBeVisible();
  await first.screen.unmount();
  expect(Object.values(localStorage).join()).not.toContain('123-45');
  const second = await open(undefined, first.owner);
  await expect.element(second.field('Nombre')).toHaveValue('AN');
  await expect.element(second.field('SSN')).toHaveValue('');
});

test('values stored on the server are no longer a draft', async () => {
  const first = await open();
  await userEvent.type(first.field('Nombre'), 'Ana');
  first.press();
  await expect.poll(() => first.send).toHaveBeenCalled();
  await first.screen.unmount();
  const second = await open(undefined, first.owner);
  await expect.element(second.field('Nombre')).toHaveValue('');
});

test('a mask leaves the caret where it was', async () => {
  const { field } = await open();
  await userEvent.type(field('SSN'), '123456789');
  const input = field('SSN').element() as HTMLInputElement;
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('{Delete}');
  expect(input.value).toBe('134-56-789');
  expect(input.selectionStart).toBe(1);
});

test('rules that load late check text typed before them, and a submit waits for them', async () => {
  const come = deferred<typeof schema>();
  const send = vi.fn(async () => {});
  const screen = await render(<Form owner={`r${++number}`} rules={() => come.promise} send={send} />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'an');
  await userEvent.tab();
  (screen.getByRole('button').element() as HTMLElement).click();
  expect(screen.getByText('Al menos 3 letras').query()).toBeNull();
  come.resolve(schema);
  await expect.element(screen.getByRole('link', { name: 'Al menos 3 letras' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('if the rules fail to load the server alone checks', async () => {
  const send = vi.fn(async () => {});
  const rules = () => Promise.reject(new Error('gone'));
  const screen = await render(<Form owner={`r${++number}`} rules={rules} send={send} />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'ana');
  (screen.getByRole('button').element() as HTMLElement).click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
});

test('a submit that waits for the rules says so, sends once however often it is pressed, and times out', async () => {
  const send = vi.fn(async () => {});
  const screen = await render(<Form owner={`r${++number}`} rules={() => new Promise(() => {})} send={send} />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'ana');
  const button = screen.getByRole('button').element() as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  for (let i = 0; i < 3; i++) button.click();
  await expect.poll(() => button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  vi.useRealTimers();
});
