import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFieldValues } from './field-values.ts';
import { useScreenForm } from './screen-form.ts';

const schema = z.strictObject({
  name: z.string(),
  street: z.string(),
  state: z.string(),
  agreed: z.boolean(),
  news: z.boolean(),
});
type Values = z.input<typeof schema>;
const stored: Values = { name: 'Ana', street: 'Reforma', state: 'Jalisco', agreed: true, news: true };
const option = (value: string) => ({ value, label: value });
let watched: unknown;

function Form({ owner }: { owner: string }) {
  const form = useScreenForm({
    name: 'hydration',
    owner,
    schema,
    values: stored,
    errorText: (code) => code,
    send: async () => {},
    onFailure: () => {},
  });
  watched = useFieldValues(form, 'name', 'street', 'state', 'agreed', 'news');
  return (
    <form {...form.props}>
      <TextField label="Nombre" {...form.field('name')} />
      <TextField label="Calle" {...form.field('street')} />
      <SelectField label="Estado" options={['Jalisco', 'Nayarit', 'Colima'].map(option)} {...form.field('state')} />
      <CheckboxField label="Acepto" {...form.field('agreed')} />
      <CheckboxField label="Noticias" {...form.field('news')} />
    </form>
  );
}

const early: Partial<Values> = { name: 'Luis', state: 'Colima', agreed: false };
const older: Partial<Values> = { name: 'Eva', street: 'Madero', state: 'Nayarit', news: false };

test.each<[title: string, typed: Partial<Values>, draft: Partial<Values>]>([
  ['what was typed, chosen and ticked before the form stands stays, and is kept as a draft', early, {}],
  ['a draft fills in texts, lists and ticks that the server drew as they are stored', {}, older],
  ['what was done before the form stands is newer than a draft', early, older],
])('%s', async (title, typed, draft) => {
  const key = `volante.draft.${title}.hydration`;
  localStorage.setItem(key, JSON.stringify(draft));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form owner={title} />);
  const controls = (root.querySelector('form') as HTMLFormElement).elements;
  const control = (name: string) => controls.namedItem(name) as HTMLInputElement;
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'boolean') control(name).checked = value;
    else control(name).value = value;
  }
  const app = hydrateRoot(root, <Form owner={title} />);
  const all = { ...stored, ...draft, ...typed };
  await expect.poll(() => watched).toEqual(Object.values(all));
  const shown = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'boolean' ? control(name).checked : control(name).value,
  ];
  expect(Object.entries(all).map(shown)).toEqual(Object.entries(all));
  await expect.poll(() => JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...draft, ...typed });
  app.unmount();
  root.remove();
});
