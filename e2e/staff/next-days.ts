import { expect, type Locator } from '@playwright/test';

/** Shows the next week of free slots. A press on the old days would be lost when the new ones take their place. */
export async function showNextDays(dialog: Locator): Promise<void> {
  const first = dialog.getByRole('group').first();
  const shown = await first.innerText();
  await dialog.getByRole('button', { name: 'Días siguientes' }).click();
  await expect(first).not.toHaveText(shown, { useInnerText: true });
}
