import { afterEach, expect, test, vi } from 'vitest';
import { openWith } from '../navigation/address.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import { reportLinkOpened } from './link-opened.ts';

const asked: string[] = [];

function server(answer: (path: string) => Response): void {
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push(pathname);
    return answer(pathname);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  openWith(null);
});

test('opening a link is reported after its application was loaded', async () => {
  const application = openApplication(applicationOf());
  server(() => Response.json({ data: { noted: true } }));
  await reportLinkOpened();
  expect(asked).toEqual([`/api/hubspot/link-opened/${application.id}`]);
});

test('a guarantor’s link opens no application, and its page says that it was opened', async () => {
  const id = crypto.randomUUID();
  history.replaceState(null, '', `/guarantor?id=${id}`);
  openWith(id);
  server(() => Response.json({ data: {} }));
  await reportLinkOpened();
  expect(asked).toEqual([`/api/public/guarantors/${id}`]);
  history.replaceState(null, '', '/');
});

test('an application that is still on its way is waited for', async () => {
  const application = applicationOf();
  openWith(application.id);
  server((path) => Response.json({ data: path.includes('hubspot') ? { noted: true } : application }));
  await reportLinkOpened();
  expect(asked.map((path) => path.split('/')[2])).toEqual(['public', 'hubspot']);
});

test('an unknown link is not reported, and nothing breaks', async () => {
  openWith(applicationOf().id);
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const error = { code: 'admission_request_not_found', message: '', errors: [] };
  server(() => Response.json({ error }, { status: 404 }));
  await reportLinkOpened();
  expect(asked.some((path) => path.includes('hubspot'))).toBe(false);
  expect(info).toHaveBeenCalledOnce();
});

test('a failed report is only logged', async () => {
  openApplication(applicationOf());
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  server(() => Response.json({ error: { code: 'server_error', message: '', errors: [] } }, { status: 500 }));
  await reportLinkOpened();
  expect(info).toHaveBeenCalledOnce();
});

test('without a link nothing is reported', async () => {
  server(() => Response.json({}));
  await reportLinkOpened();
  expect(asked).toEqual([]);
});
