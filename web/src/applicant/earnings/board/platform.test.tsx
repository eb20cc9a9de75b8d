import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readKept } from '../../../lib/files/kept-files.ts';
import { settings } from '../../../lib/settings.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { applicationOf } from '../../testing/test-application.ts';
import { newKey } from '../../uploads/take-up.ts';
import type { fakeEarnings, Seen } from '../testing/fake-earnings.ts';
import { byNumber, cleanPhone, home, open, picture } from '../testing/test-platform.tsx';
import { roomOf } from '../upload/screenshot-uploads.ts';

cleanPhone();
afterEach(() => {
  vi.useRealTimers();
  settings.brand.supportWhatsApp = null;
});

/**
 * For a moment a second press in the same place counts as a double tap, unless there is a press elsewhere in between.
 */
const pressElsewhere = () => dispatchEvent(new MouseEvent('click', { clientX: -999, clientY: -999 }));

test('every screenshot fills its week, in any order', async () => {
  const { screen, choose, week } = await open(byNumber);
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/0 de 12 semanas/);
  await choose('3.png', '0.png', '11.png');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/3 de 12 semanas/);
  await expect.element(week('9–15 nov')).toMatchTextContent(/\$1,000/);
  await expect.element(week('19–25 oct')).toMatchTextContent(/\$1,003/);
  await expect.element(week('24–30 ago')).toMatchTextContent(/\$1,011/);
  await expect.element(week('2–8 nov')).toMatchTextContent(/Falta/);
  await expect.element(screen.getByText('Llevas 3, faltan 9')).toBeVisible();
});

test('screenshots are read one at a time', async () => {
  const { screen, server, choose } = await open(byNumber);
  await choose('1.png', '2.png', '3.png');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/3 de 12/);
  expect(server.state.sent).toEqual(['1.png', '2.png', '3.png']);
  expect(server.state.mostAtOnce).toBe(1);
});

test('an unusable screenshot says why and does not hold up the others', async () => {
  const refusals: Record<string, Seen> = {
    'doble.png': { status: 429, code: 'duplicate_image' },
    'vieja.png': { status: 500, code: 'week_out_of_range', path: 'earnings.2026-08-10' },
    'llena.png': { status: 500, code: 'week_already_filled', path: 'earnings.2026-11-02' },
    'didi.png': { status: 500, code: 'wrong_platform' },
    'demasiado.png': { status: 422, code: 'file_quota_exceeded' },
    'perro.png': { status: 500, code: 'unreadable_screenshot' },
  };
  const { says, screen, choose } = await open((name) => refusals[name] ?? byNumber(name));
  await choose(...Object.keys(refusals), '4.png');
  await expect.element(screen.getByRole('heading', { name: '6 capturas no se pudieron usar' })).toHaveFocus();
  await expect.element(says('Esta captura ya la subiste')).toBeVisible();
  await expect.element(says('Es de la semana 10–16 ago y pedimos las del 24 ago–15 nov')).toBeVisible();
  await expect.element(says('La semana 2–8 nov ya tiene su captura')).toBeVisible();
  await expect.element(says('Esta captura no es de Uber')).toBeVisible();
  await expect.element(says('Tu solicitud ya no tiene espacio para más archivos')).toBeVisible();
  await expect.element(says('No pudimos leer la semana y el total')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
});

test('when the file quota is reached, the way to contact the company is shown', async () => {
  settings.brand.supportWhatsApp = '+525512345678';
  const { screen, choose } = await open(() => ({ status: 422, code: 'file_quota_exceeded' }));
  await choose('demasiado.png');
  const link = screen.getByRole('link', { name: '¿Dudas? Escríbenos por WhatsApp' });
  await expect.element(link).toHaveAttribute('href', 'https://wa.me/525512345678');
});

test('a screenshot of a filled week leads to that week, and can be retried once it is cleared', async () => {
  let filled = true;
  const refusal = { status: 500, code: 'week_already_filled', path: 'earnings.2026-11-02' };
  const { screen, choose, week } = await open(
    () => (filled ? refusal : { week: 1, amount: 1750 }),
    (s) => s.set('2026-11-02', 900, 'screenshot'),
  );
  await choose('mejor.png');
  await screen.getByRole('button', { name: 'Ver esa semana' }).click();
  await screen.getByRole('button', { name: 'Borrar esta semana' }).click();
  pressElsewhere();
  await screen.getByRole('button', { name: 'Borrar esta semana' }).click();
  filled = false;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$1,750/);
});

test('too many screenshots and a repeated screenshot have different messages, with the time of the next try', async () => {
  const { says, choose } = await open((name) =>
    name === 'doble.png'
      ? { status: 429, code: 'duplicate_image' }
      : { status: 429, code: 'rate_limited', retryAfter: '1800' },
  );
  await choose('doble.png', 'otra.png');
  await expect.element(says('Esta captura ya la subiste')).toBeVisible();
  const soon = new Date(Date.now() + 31 * 60_000);
  const hour = soon.getHours() % 12 || 12;
  await expect
    .element(says(new RegExp(`Subiste muchas capturas seguidas. Se envía sola a las? ${hour}:`)))
    .toBeVisible();
});

test('a file that failed on our side is retried without choosing it again', async () => {
  let broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { says, screen, choose } = await open((name) =>
    broken ? { status: 500, code: 'unknown_error' } : byNumber(name),
  );
  await choose('2.png');
  const again = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(again).toBeVisible();
  broken = false;
  await again.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
  await expect.element(says('no se pudo usar')).not.toBeInTheDocument();
});

test('a file that is not an image is refused on the phone and never sent', async () => {
  const { says, server } = await open(byNumber);
  await expect.element(says('Subir capturas')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('footer input[type=file]') as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File(['%PDF'], 'recibo.pdf', { type: 'application/pdf' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(says('Este archivo no es una imagen')).toBeVisible();
  expect(server.state.sent).toEqual([]);
});

test('a week without work is filled with 0 and marked as the driver’s own word', async () => {
  const { screen, week, server } = await open(byNumber);
  await week('2–8 nov').click();
  await screen.getByRole('button', { name: 'No trabajé esa semana' }).click();
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$0 No trabajé/);
  expect(server.rows.get('2026-11-02')).toMatchObject({ earning: 0, origin: 'did_not_work' });
});

test('a figure is corrected in place; an invalid one is refused at its field', async () => {
  const { says, screen, week } = await open(byNumber, (s) => s.set('2026-11-09', 4512.3, 'screenshot'));
  await week('9–15 nov').click();
  await screen.getByRole('button', { name: 'Corregir el monto' }).click();
  const field = screen.getByLabelText('Total de la semana');
  await field.fill('mucho');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(says('Escribe un monto desde 0')).toBeVisible();
  await field.fill('5,000.50');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(week('9–15 nov')).toMatchTextContent(/\$5,000\.50 Tu cifra/);
});

test('clearing a week asks for confirmation and lets its screenshot be sent again', async () => {
  const { says, screen, week } = await open(byNumber, (s) => s.set('2026-11-09', 4512.3, 'screenshot'));
  await week('9–15 nov').click();
  await screen.getByRole('button', { name: 'Borrar esta semana' }).click();
  await expect.element(says('¿Borrar lo que leímos de esta semana?')).toHaveFocus();
  await screen.getByRole('button', { name: 'No borrar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Corregir el monto' })).toBeVisible();
  pressElsewhere();
  await screen.getByRole('button', { name: 'Borrar esta semana' }).click();
  pressElsewhere();
  await screen.getByRole('button', { name: 'Borrar esta semana' }).click();
  await expect.element(week('9–15 nov')).toMatchTextContent(/Falta/);
  await expect.element(screen.getByText('Semana 9–15 nov borrada.', { exact: false })).toBeInTheDocument();
});

test('a week that is no longer requested says so', async () => {
  const { says, screen, week, server } = await open(byNumber);
  server.state.refuses = { status: 422, code: 'week_not_wanted' };
  await week('24–30 ago').click();
  await screen.getByRole('button', { name: 'No trabajé esa semana' }).click();
  await expect.element(says('Ya no necesitamos esta semana')).toBeVisible();
});

test('the weeks open only after the profile was read', async () => {
  const seen: Seen[] = [{ open: { fullName: null, rating: null } }, { profile: { fullName: 'María Núñez' } }];
  const { says, screen, choose } = await open(
    () => seen.shift() as Seen,
    (s) => {
      s.state.fullName = null;
    },
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Tu perfil de Uber/);
  await choose('paisaje.png');
  await screen.getByRole('button', { name: 'No usar esta captura' }).click();
  await choose('perfil.png');
  await expect.element(says('María Núñez')).toBeVisible();
  await screen.getByRole('button', { name: 'Seguir con mis ganancias' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/0 de 12 semanas/);
});

test('filling the last week continues automatically; a board already full stays open for corrections', async () => {
  const full = (but: number) => (s: ReturnType<typeof fakeEarnings>) => {
    for (const [i, week] of s.weeks.entries()) if (i !== but) s.set(week, 1000, 'screenshot');
  };
  const { says, screen, choose } = await open(byNumber, full(5));
  await choose('5.png');
  await expect.element(says('Las 12 semanas están completas')).toBeInTheDocument();
  await expect.poll(() => location.pathname, { timeout: 6000 }).toBe('/platforms/uber/success');
  history.replaceState(null, '', home);
  await screen.unmount();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const again = await open(byNumber, full(-1));
  await expect.element(again.screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.pathname).not.toContain('success');
});

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

cleanPhone();

test('screenshots an earlier page left unsent are read when the screen opens, and no failure is shown', async () => {
  const application = applicationOf();
  await leaveBehind(application.id, 'earnings', '3.png', '4.png', 'doble.png');
  const { screen, server } = await open(
    (name) => (name === 'doble.png' ? { status: 429, code: 'duplicate_image' } : byNumber(name)),
    undefined,
    application,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/2 de 12/);
  await expect.poll(() => server.state.sent).toEqual(['3.png', '4.png', 'doble.png']);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
  expect(screen.getByText(/no se pud/).query()).toBeNull();
});

test('stopped screenshots and those that our side failed on wait on the phone for a retry', async () => {
  const application = applicationOf();
  const key = newKey(roomOf({ platform: 'uber', uploadType: 'earnings' }));
  await leaveOnPhone(application.id, key, { file: picture('5.png'), failure: { code: 'stopped' } });
  const { screen, server } = await open(byNumber, undefined, application);
  const again = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(again).toBeVisible();
  expect(server.state.sent).toEqual([]);
  await again.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

test('a profile left unsent by an earlier page is sent on opening', async () => {
  const application = applicationOf();
  await leaveBehind(application.id, 'profile', 'perfil.png');
  const { says } = await open(
    () => ({ profile: { fullName: 'María José Núñez' } }),
    (server) => {
      server.state.fullName = null;
    },
    application,
  );
  await expect.element(says('Perfil recibido')).toBeVisible();
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

/** The state left by a killed page. */
async function leaveBehind(requestId: string, uploadType: 'profile' | 'earnings', ...names: string[]): Promise<void> {
  const room = roomOf({ platform: 'uber', uploadType });
  for (const name of names) await leaveOnPhone(requestId, newKey(room), { file: picture(name), failure: null });
}

cleanPhone();

type Server = ReturnType<typeof fakeEarnings>;

const asked: AskedCorrection = {
  id: 'c1',
  part: 'earnings',
  paths: ['uber.2026-11-02'],
  reason: 'other',
  note: 'El total no se alcanza a ver.',
};
const returned = () => applicationOf({ status: 'risk_analysis', corrections: [asked] });

test('a link to a week opens it with what staff ask for; closed, it leaves the driver on the board', async () => {
  const fill = ({ set }: Server) => void set('2026-11-02', 900, 'screenshot');
  const { screen } = await open(byNumber, fill, returned(), '2026-11-02');
  const dialog = screen.getByRole('dialog', { name: '2–8 nov' });
  await expect.element(dialog.getByText('El total no se alcanza a ver', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Corregir el monto' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // So that a reload, or going back, shows the board.
  expect(location.pathname + location.search).toBe('/platforms/uber');
});

test('the board marks the weeks that staff ask to correct', async () => {
  const fill = ({ set }: Server) => {
    set('2026-11-02', 900, 'screenshot');
    set('2026-11-09', 950, 'screenshot');
  };
  const { screen, week } = await open(byNumber, fill, returned());
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$900 *Corrige/);
  await expect.element(week('9–15 nov')).toMatchTextContent(/\$950 *Leída/);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a link to the screenshots that wait asks about them at once', async () => {
  const leave = ({ keepOpen }: Server) => void keepOpen({ week: 1, amount: 900 });
  const { screen } = await open(byNumber, leave, applicationOf(), 'pictures');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Semana 2–8 nov: $900')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Revisarla ahora' })).toBeVisible();
  expect(location.search).toBe('');
});
