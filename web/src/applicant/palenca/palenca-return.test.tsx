import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../lib/settings.ts';
import { applicationOf, openApplication } from '../test-application.ts';
import PalencaReturn from './palenca-return.tsx';

const home = location.pathname + location.search;
vi.mock('../../lib/waiting.ts', async (real) => ({ ...(await real<object>()), pause: async () => undefined }));

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

test('back from the partner the platforms are shown, also when nothing can be loaded', async () => {
  openApplication(applicationOf({ status: 'created' }));
  Object.assign(settings, { widget: { url: 'https://widget.example', id: 'w', sandbox: true } });
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
  await render(<PalencaReturn />);
  await expect.poll(() => location.pathname).toBe('/platforms');
  Object.assign(settings, { widget: null });
});
