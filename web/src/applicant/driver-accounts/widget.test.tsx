import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../lib/settings.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import Palenca from './widget.tsx';

const home = location.pathname + location.search;
// Leaving the page would end the test, so the partner's page is a part of this one.
const widget = { url: `${location.origin}${home}#partner`, id: 'w', sandbox: true, partner: 'Aliado' };

beforeEach(() => {
  localStorage.setItem('language', 'en');
  Object.assign(settings, { widget });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, { widget: null });
  history.replaceState(null, '', home);
});

/** Also makes the screen's waits end at once. */
function platformsAre(platforms: { platform: string; status: string }[]): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data: { platforms } }));
}

test('in a country without a widget the platforms are shown at once', async () => {
  openApplication(applicationOf({ status: 'created', country: 'us' }));
  await render(<Palenca />);
  await expect.poll(() => location.pathname).toBe('/platforms');
});

test('for a platform the partner cannot reach, its name is shown and screenshots are offered instead', async () => {
  const request = openApplication(applicationOf({ status: 'created' }));
  platformsAre([
    { platform: 'uber', status: 'down' },
    { platform: 'didi', status: 'up' },
  ]);
  const screen = await render(<Palenca />);
  await expect.element(screen.getByText(/Uber (en este momento|right now)/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /de todos modos|anyway/ })).toBeVisible();
  const screenshots = screen.getByRole('link', { name: /^(Subir capturas|Upload screenshots)/ });
  expect(screenshots.element().getAttribute('href')).toContain(`/platforms?id=${request.id}`);
});

test('when the partner reaches no platform the widget is not offered', async () => {
  openApplication(applicationOf({ status: 'created' }));
  platformsAre([
    { platform: 'uber', status: 'maintenance' },
    { platform: 'didi', status: 'down' },
  ]);
  const screen = await render(<Palenca />);
  await expect.element(screen.getByText(/Uber (y|and) DiDi/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /de todos modos|anyway/ })).not.toBeInTheDocument();
});

test('the partner is named, both ways are offered side by side, and only a press leads away', async () => {
  const request = openApplication(applicationOf({ status: 'created' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data: { platforms: [] } }));
  const screen = await render(<Palenca />);
  await expect
    .element(screen.getByRole('heading', { name: /Qué nos comparte Aliado|What Aliado shares with us/ }))
    .toBeVisible();
  expect(
    screen
      .getByRole('list', { name: /Dos formas|Two ways/ })
      .getByRole('link')
      .elements(),
  ).toHaveLength(2);
  const connect = screen.getByRole('link', { name: /^(Conectar mi cuenta|Connect my account)/ });
  expect(connect.element().getAttribute('href')).toContain(`external_id=${request.id}`);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.pathname + location.search).toBe(home);
});
