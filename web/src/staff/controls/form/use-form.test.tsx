import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { CallError } from '../../../lib/call/call-error.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm, useSending } from './use-form.ts';

const Body = z.object({ name: z.string().check(z.minLength(1, 'field_required')), mail: z.string() });
const refusal = () =>
  new CallError({ kind: 'invalid', errors: [{ path: 'mail', code: 'email_invalid', message: '' }] } as never);
const send = vi.fn<(body: z.output<typeof Body>) => Promise<unknown>>();
const failed = vi.fn();
afterEach(() => vi.resetAllMocks());

function Form() {
  const form = useForm({ name: '', mail: '' }, Body);
  return (
    <form ref={form.ref} onSubmit={form.sends(send, failed)} noValidate>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Mail" {...form.field('mail')} />
      <Button kind="outline" type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}
const name = page.getByLabelText('Name');
const mail = page.getByLabelText('Mail');
const press = () => page.getByRole('button', { name: 'Send' }).click();

test('nothing is sent before it is right; the first wrong field has the focus, and its error goes as it is mended', async () => {
  await render(<Form />);
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await press();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await name.fill('Ana');
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await press();
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Ana', mail: '' }]]);
});

test('a refused value keeps its text, has the focus, and may be sent again unchanged or mended', async () => {
  send.mockRejectedValue(refusal());
  await render(<Form />);
  await name.fill('Ana');
  await mail.fill('ana@');
  await press();
  await expect.element(mail).toHaveAttribute('aria-invalid', 'true');
  await expect.element(mail).toHaveFocus();
  await expect.element(mail).toHaveValue('ana@');
  await press();
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
  await mail.fill('ana@example.com');
  await expect.element(mail).not.toHaveAttribute('aria-invalid', 'true');
  expect(failed).not.toHaveBeenCalled();
});

test('a press while sending sends nothing more, and another failure is reported', async () => {
  let fail: (error: unknown) => void = () => undefined;
  send.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await render(<Form />);
  await name.fill('Ana');
  await userEvent.keyboard('{Enter}{Enter}');
  await name.fill('Ana María');
  const error = new Error('out of order');
  fail(error);
  await expect.poll(() => failed.mock.calls).toEqual([[error]]);
  expect(send).toHaveBeenCalledTimes(1);
  await expect.element(name).toHaveValue('Ana María');
});

test('a second run before the first has shown does nothing, and the next one after it does', async () => {
  const work = vi.fn(async () => undefined);
  function Twice() {
    const staff = useSending();
    const [, run] = useBusy(failed);
    const both = () => {
      void staff.run(work);
      void staff.run(work);
      void run(work);
      void run(work);
    };
    return (
      <button type="button" onClick={both}>
        Send
      </button>
    );
  }
  await render(<Twice />);
  await press();
  await expect.poll(() => work).toHaveBeenCalledTimes(2);
  await press();
  await expect.poll(() => work).toHaveBeenCalledTimes(4);
});
