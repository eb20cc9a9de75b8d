import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.ts';
import { askOwnAddress } from './use-location.ts';

afterEach(() => {
  settings.ipService = null;
  vi.restoreAllMocks();
});

function serviceThat(answers: () => Promise<Response>) {
  settings.ipService = 'https://address.example/?format=json';
  return vi.spyOn(window, 'fetch').mockImplementation(answers);
}

test('without a service no request is made', async () => {
  const fetching = vi.spyOn(window, 'fetch');
  expect(await askOwnAddress()).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test('the request to the service identifies nobody', async () => {
  const fetching = serviceThat(async () => Response.json({ ip: '189.203.1.2' }));
  expect(await askOwnAddress()).toBe('189.203.1.2');
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

test('a failing service holds nobody up', async () => {
  const failing = [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('<html>', { status: 502 }),
    async () => Response.json({ address: '1.2.3.4' }),
    async () => Response.json(null),
  ];
  for (const answers of failing) {
    serviceThat(answers);
    expect(await askOwnAddress()).toBeNull();
    vi.restoreAllMocks();
  }
});
