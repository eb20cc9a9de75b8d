import { expect, test } from 'vitest';
import { applicationOf } from '../../testing/test-application.ts';
import { byNumber, cleanPhone, open } from '../testing/test-platform.tsx';

cleanPhone();

const press = (element: { element(): Element }) => (element.element() as HTMLElement).click();

test('a profile of somebody else is asked about once, before the weeks are sent', async () => {
  const { screen, says } = await open(byNumber, (s) => (s.state.fullName = 'Pedro López'));
  await expect.element(says('¿Eres tú?')).toBeVisible();
  await expect
    .element(says('La captura es de Pedro López y la solicitud está a nombre de María José Núñez Ávila'))
    .toBeVisible();
  press(screen.getByRole('button', { name: 'Sí, soy yo' }));
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/0 de 12 semanas/);
  // Opening the profile again doesn't ask again.
  press(screen.getByRole('button', { name: 'Ver perfil' }));
  await expect.element(screen.getByRole('button', { name: 'Seguir con mis ganancias' })).toBeVisible();
  expect(screen.getByText('¿Eres tú?').elements()).toHaveLength(0);
});

test('a driver who says the name is not theirs replaces the screenshot and continues without a question', async () => {
  const own = { profile: { fullName: 'María Núñez' } };
  const { screen, says, choose } = await open(
    () => own,
    (s) => (s.state.fullName = 'Pedro López'),
  );
  await expect.element(says('No, elegir otra captura')).toBeVisible();
  await choose('mio.png');
  await expect.element(screen.getByRole('button', { name: 'Seguir con mis ganancias' })).toBeVisible();
  expect(screen.getByText('¿Eres tú?').elements()).toHaveLength(0);
});

test('after sending a week with that profile the driver is not asked again', async () => {
  const { screen } = await open(
    byNumber,
    (s) => {
      s.state.fullName = 'Pedro López';
      s.set('2026-11-02', 900, 'screenshot');
    },
    applicationOf(),
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: '1 de 12 semanas' })).toBeVisible();
});
