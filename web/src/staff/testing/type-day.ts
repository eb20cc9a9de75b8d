import { page, userEvent } from 'vitest/browser';

const parts = ['day', 'month', 'year'] as const;

/** The field of a day with this label; its text is the day as a member reads it. */
export const dayField = (label: string) => page.getByRole('group', { name: label, exact: true });

/** The part of a field that is read, or typed, first. */
export const firstPart = (label: string) => dayField(label).getByRole('spinbutton').first();

/** Types a day `yyyy-mm-dd` into the field with this label, whatever the order of its parts; nothing empties it. */
export async function typeDay(label: string, day: string): Promise<void> {
  await firstPart(label).click();
  const [year = '', month = '', date = ''] = day.split('-');
  const typed = { day: date, month, year };
  for (const part of parts) {
    const segment = dayField(label).element().querySelector<HTMLElement>(`[data-type=${part}]`);
    segment?.focus();
    await userEvent.keyboard(typed[part] || '{Backspace}'.repeat(4));
  }
}
