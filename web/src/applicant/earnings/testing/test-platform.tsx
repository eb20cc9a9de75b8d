import { afterEach, beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forget, readKept } from '../../../lib/files/kept-files.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import PlatformScreen from '../board/platform.tsx';
import { fakeEarnings, type Seen } from './fake-earnings.ts';

export const home = location.pathname + location.search;
const opened: string[] = [];

/** Resets the phone before each test of the file. */
export function cleanPhone(): void {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(async () => {
    for (const id of opened.splice(0)) for (const { purpose } of await readKept(id)) await forget(id, purpose);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    history.replaceState(null, '', home);
  });
}

/** Uber's screen with a fake server that reads each file as given by `see`; `asked` is what the link opens on it. */
export async function open(
  see: (name: string) => Seen,
  before: (server: ReturnType<typeof fakeEarnings>) => void = () => {},
  application = applicationOf(),
  asked = '',
) {
  // Screens at other URLs show what this one is sending.
  history.replaceState(null, '', `/platforms/uber${asked && `?open=${asked}`}`);
  openApplication(application);
  opened.push(application.id);
  const server = fakeEarnings(() => application, see);
  before(server);
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  const screen = await render(<PlatformScreen params={{ slug: 'uber' }} />);
  const choose = (...names: string[]) => {
    const input = document.querySelector<HTMLInputElement>('footer input[type=file]');
    return userEvent.upload(input as HTMLInputElement, names.map(picture));
  };
  const says = (text: string | RegExp) => screen.getByText(text, { exact: false }).first();
  const week = (dates: string) => screen.getByRole('button', { name: dates, exact: false });
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toMatchTextContent(/Tus semanas/);
  return { screen, says, server, choose, week };
}

export const picture = (name: string) =>
  new File([crypto.getRandomValues(new Uint8Array(50))], name, { type: 'image/png' });
export const byNumber = (name: string): Seen => ({
  week: Number.parseInt(name, 10),
  amount: 1000 + Number.parseInt(name, 10),
});
