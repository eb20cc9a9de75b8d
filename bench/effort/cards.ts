import type { Meter } from './meter.ts';

/** Reading twelve pictures takes a busy machine minutes; in ms. */
const PATIENCE = 300_000;

/**
 * Answers the board's questions about pictures: uncertain ones with one tap, the others by typing beside the picture.
 */
export async function answerCards(meter: Meter): Promise<void> {
  const dialog = meter.page.getByRole('dialog');
  const place = (n: number) => dialog.getByText(new RegExp(`^Captura ${n} de `));
  await meter.until(() => place(1).waitFor({ timeout: PATIENCE }));
  const of = Number((await place(1).innerText()).split(' ').at(-1));
  for (let n = 1; n <= of; n++) {
    await meter.until(() => place(n).waitFor());
    if ((await dialog.getByRole('button', { name: 'Sí, está bien' }).count()) > 0) {
      await meter.tap(/^Sí, está bien$/);
      continue;
    }
    const weeks = dialog.getByRole('radio');
    if ((await weeks.count()) > 0 && (await dialog.getByRole('radio', { checked: true }).count()) === 0) {
      meter.effort.choices++;
      await weeks.first().check({ force: true });
    }
    const total = '4310';
    meter.effort.taps++;
    meter.effort.keys += total.length;
    await dialog.getByLabel('Total de esa semana').fill(total);
    await meter.tap(/^Guardar/);
  }
}
