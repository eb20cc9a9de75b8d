import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CallError } from '../call/call-error.ts';
import { useFieldValues } from './field-values.ts';
import { useScreenForm } from './screen-form.ts';

const long = (code: string) => z.string().check(z.minLength(3, { error: code }));
const schema = z.strictObject({
  street: long('Calle corta'),
  name: long('Nombre corto'),
  home: z.strictObject({ city: long('Ciudad corta'), kind: z.string() }),
  state: z.string(),
  agreed: z.literal(true, { error: 'Falta aceptar' }),
});
type Values = z.input<typeof schema>;
const values: Values = {
  street: 'Reforma',
  name: 'Ana María',
  home: { city: 'Toluca', kind: 'own' },
  state: 'Jalisco',
  agreed: true,
};
const options = ['Jalisco', 'Nayarit'].map((name) => ({ value: name, label: name }));
let number = 0;
let drawn = 0;

interface Props {
  stored?: Values;
  owner?: string;
  send?: (values: Values, changed: Partial<Values>) => Promise<void>;
}

function Form({ stored = values, owner = `rules-${number}`, send = async () => {} }: Props) {
  drawn++;
  const form = useScreenForm({
    name: 'rules',
    owner,
    schema,
    values: stored,
    errorText: (code) => code,
    send,
    onFailure: () => {},
  });
  return (
    <form {...form.props}>
      <ErrorSummary title="Revisa" more={(n) => `y ${n} más`} {...form.summary} />
      <TextField label="Nombre" {...form.field('name')} />
      <TextField label="Calle" {...form.field('street')} />
      <TextField label="Ciudad" {...form.field('home.city')} />
      <SelectField label="Estado" options={options} {...form.field('state')} />
      <CheckboxField label="Acepto" {...form.field('agreed')} />
      <Echo form={form} />
      <Button kind="text" type="button" onClick={() => form.setValue('home.city', 'Tepic')}>
        Proponer
      </Button>
      <Button {...form.submit}>Continuar</Button>
    </form>
  );
}

function Echo({ form }: { form: ReturnType<typeof useScreenForm<Values, Values>> }) {
  const [city, state] = useFieldValues(form, 'home.city', 'state');
  return <p>{`${city}, ${state}`}</p>;
}

async function open(props: Props = {}) {
  number++;
  drawn = 0;
  const screen = await render(<Form {...props} />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const element = (label: string) => field(label).element() as HTMLInputElement;
  const press = () => (screen.getByRole('button', { name: 'Continuar' }).element() as HTMLElement).click();
  return { screen, field, element, press };
}

const sender = () => vi.fn<(all: Values, changed: Partial<Values>) => Promise<void>>(async () => {});
const refusal = (path: string, code: string) =>
  new CallError({ kind: 'unprocessable_error', errors: [{ path, code: code as never, message: '' }] });
const draft = (owner: string) => JSON.parse(localStorage.getItem(`volante.draft.${owner}.rules`) ?? 'null');

test('typing rerenders nothing until the visible state changes', async () => {
  const { screen, field } = await open();
  await userEvent.type(field('Nombre'), ' de los Ángeles');
  expect(drawn).toBe(1);
  await userEvent.clear(field('Nombre'));
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
});

test('texts, lists and checkboxes show stored values and submit current ones, under dotted names', async () => {
  const send = sender();
  const { field, element, press } = await open({ send });
  expect([element('Ciudad').value, element('Estado').value]).toEqual(['Toluca', 'Jalisco']);
  expect(element('Acepto').checked).toBe(true);
  await userEvent.fill(field('Ciudad'), 'Tuxpan');
  await userEvent.selectOptions(field('Estado'), 'Nayarit');
  press();
  const changed = { home: { city: 'Tuxpan', kind: 'own' }, state: 'Nayarit' };
  await expect.poll(() => send).toHaveBeenCalledWith({ ...values, ...changed }, changed);
});

test('an unchecked box is noticed, and its error shown once the field was left', async () => {
  const { screen, field } = await open();
  await userEvent.click(field('Acepto'));
  await expect.element(screen.getByText('Falta aceptar')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText('Falta aceptar')).toBeVisible();
});

test('autofilled values without events are submitted', async () => {
  const send = sender();
  const { element, press } = await open({ send });
  element('Calle').value = 'Insurgentes';
  press();
  await expect.poll(() => send.mock.calls[0]?.[1]).toEqual({ street: 'Insurgentes' });
});

test('two quick submits send once', async () => {
  const send = vi.fn(() => new Promise<void>((done) => setTimeout(done, 100)));
  const { screen, press } = await open({ send });
  press();
  press();
  (document.forms[0] as HTMLFormElement).requestSubmit();
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-busy');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal of the server disappears when its own field changes', async () => {
  const { screen, field, press } = await open({ send: () => Promise.reject(refusal('home.city', 'No existe')) });
  press();
  await expect.element(field('Ciudad')).toHaveAccessibleDescription('No existe');
  await userEvent.type(field('Calle'), 's');
  await expect.element(field('Ciudad')).toHaveAccessibleDescription('No existe');
  await userEvent.type(field('Ciudad'), 's');
  await expect.element(screen.getByText('No existe')).not.toBeInTheDocument();
});

test('the summary lists the fields in screen order', async () => {
  const { screen, element, press } = await open();
  for (const label of ['Calle', 'Ciudad', 'Nombre']) element(label).value = '';
  press();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  const lines = [...screen.getByRole('alert').element().querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual(['Nombre corto', 'Calle corta', 'Ciudad corta']);
});

test('a field filled in by code shows the value, and its watchers are notified', async () => {
  const { screen, element } = await open();
  await userEvent.click(screen.getByText('Proponer'));
  expect(element('Ciudad').value).toBe('Tepic');
  await expect.element(screen.getByText('Tepic, Jalisco')).toBeVisible();
});

test('switching to another app for a moment does not count as leaving the field', async () => {
  const { screen, field, element } = await open();
  await userEvent.fill(field('Nombre'), 'A');
  element('Nombre').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(screen.getByText('Nombre corto')).not.toBeInTheDocument();
});

test('a value sent from another phone shows here; fields edited here stay', async () => {
  const { screen, field, element } = await open();
  await userEvent.fill(field('Nombre'), 'Luis');
  await screen.rerender(<Form stored={{ ...values, name: 'Eva', street: 'Madero' }} />);
  await expect.poll(() => element('Calle').value).toBe('Madero');
  expect(element('Nombre').value).toBe('Luis');
});

test('a draft holds only edited fields, so it never restores an old value of another field', async () => {
  const owner = 'draft-of-edits';
  const { field } = await open({ owner });
  await userEvent.fill(field('Nombre'), 'Luis');
  await expect.poll(() => draft(owner)).toEqual({ name: 'Luis' });
});

test('the draft is written at once when the page is hidden', async () => {
  const owner = 'put-away';
  const { field } = await open({ owner });
  await userEvent.fill(field('Nombre'), 'Luis');
  dispatchEvent(new Event('pagehide'));
  expect(draft(owner)).toEqual({ name: 'Luis' });
});

test('text typed in another tab shows here', async () => {
  const owner = 'other-tab';
  const { element } = await open({ owner });
  const newValue = JSON.stringify({ name: 'Luis' });
  dispatchEvent(new StorageEvent('storage', { key: `volante.draft.${owner}.rules`, newValue }));
  expect(element('Nombre').value).toBe('Luis');
});

test('text typed during a submit stays a draft', async () => {
  const owner = 'while-sending';
  let arrive = () => {};
  const send = () => new Promise<void>((done) => (arrive = done));
  const { screen, field, press } = await open({ owner, send });
  press();
  await userEvent.fill(field('Nombre'), 'Luis');
  arrive();
  await screen.unmount();
  expect(draft(owner)).toEqual({ name: 'Luis' });
});

test('a draft of an older form version breaks nothing', async () => {
  const owner = 'older-form';
  localStorage.setItem(`volante.draft.${owner}.rules`, '{"name":"Luis","fax":"1","state":7}');
  const send = sender();
  const { element, press } = await open({ owner, send });
  expect([element('Nombre').value, element('Estado').value]).toEqual(['Luis', 'Jalisco']);
  press();
  await expect.poll(() => send.mock.calls[0]?.[1]).toEqual({ name: 'Luis' });
});

test('a form that React takes down and puts up again, as in strict mode, works the same', async () => {
  number++;
  const send = sender();
  const owner = 'twice';
  const form = <Form owner={owner} send={send} />;
  const screen = await render(<Activity>{form}</Activity>);
  for (const mode of ['hidden', 'visible'] as const) await screen.rerender(<Activity mode={mode}>{form}</Activity>);
  await userEvent.fill(screen.getByLabelText('Nombre'), 'Luis');
  await expect.poll(() => draft(owner)).toEqual({ name: 'Luis' });
  (document.forms[0] as HTMLFormElement).requestSubmit();
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[1]).toEqual({ name: 'Luis' });
});
