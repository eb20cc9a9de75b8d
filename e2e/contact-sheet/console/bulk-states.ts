import type { Bulk } from '../../../contract/staff/bulk/bulk.ts';
import { item, opened, press, type RoomState, type Step, seen } from './steps.ts';

/** The first three rows; on a phone by a press on their cards. */
const select: Step = async (page) => {
  await page.locator('[data-row-of]').first().waitFor();
  const start = page.getByRole('button', { name: /^(Seleccionar|Select)$/ });
  const isPhone = await start.isVisible();
  if (isPhone) await start.click();
  for (const nth of [0, 1, 2]) {
    const row = page.locator('[data-row-of]').nth(nth);
    await (isPhone ? row : row.getByRole('checkbox')).click();
  }
  await seen(/^3 (seleccionadas|selected)$/)(page);
};
/** A button beside the number, on a phone in a menu. */
const choose =
  (act: RegExp): Step =>
  async (page) => {
    const menu = page.getByRole('button', { name: /^(Qué hacer|What to do)/ });
    if (await menu.isVisible()) {
      await menu.click();
      await item(act)(page);
    } else await press(act)(page);
    await opened(page);
  };
const look: Step[] = [
  press(/^(Ver qué va a pasar|See what will happen)/),
  seen(/(se van? a asignar|will be assigned)/),
];
const assign: Step[] = [
  select,
  choose(/^(Asignar a|Assign to)/),
  (page) => page.getByLabel(/^(¿A quién|To whom)/).selectOption({ index: 1 }),
  ...look,
];
/** Does it with all, and leaves the applications of the other pictures as they are. */
const playDoing: Step = (page) =>
  page.route('**/api/staff/applications/bulk', (route) => {
    const bulk = route.request().postDataJSON() as Extract<Bulk, { act: 'assign' }>;
    return route.fulfill({
      json: { data: { done: bulk.items.map(({ applicationId }) => applicationId), skipped: [] } },
    });
  });

/** What is done with several applications at once. */
export const bulkStates: RoomState[] = [
  { screen: '/', state: 'several selected', after: [select] },
  { screen: '/', state: 'several, assigning', after: assign },
  {
    screen: '/',
    state: 'several, assigned',
    before: [playDoing],
    after: [...assign, press(/^(Asignar|Assign) \d/), seen(/(asignadas?|assigned) (a|to) /)],
  },
  {
    screen: '/',
    state: 'several, links',
    after: [
      select,
      choose(/^(Enviar enlaces|Send links)/),
      seen(/(Les? vamos a enviar|No hay nada|will be sent|There is nothing)/),
    ],
  },
  {
    screen: '/',
    state: 'several, silent ones',
    after: [
      select,
      choose(/^(Cerrar las que|Close silent)/),
      press(/^(Ver qué va a pasar|See what will happen)/),
      seen(/(se van? a cerrar|No hay nada|will be closed|There is nothing)/),
    ],
  },
];
