import { expect, test, vi } from 'vitest';
import { loadScreen, nameScreens } from './screens.ts';

test('loaded code is not requested again, code that failed to load is', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: () => null });
  nameScreens([{ path: '/tasks', load, limited: 'masked' }]);
  await expect(loadScreen('/tasks')).rejects.toThrow('offline');
  await loadScreen('/tasks');
  expect(load).toHaveBeenCalledTimes(2);
  const { path } = await loadScreen('/tasks');
  expect(path).toBe('/tasks');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a screen with a part of its own in its path gets it decoded, and a longer path is another screen', async () => {
  const screen = (name: string) => ({ default: Object.assign(() => null, { displayName: name }) });
  nameScreens([
    { path: '/platforms/:slug/connect', load: async () => screen('connect'), limited: 'plain' },
    { path: '/platforms/:slug', load: async () => screen('platform'), limited: 'plain' },
    { path: '/errors/request-not-found', load: async () => screen('lost'), limited: 'plain' },
  ]);
  const opened = async (path: string) => {
    const { Component, params } = await loadScreen(path);
    return [Component.displayName, params];
  };
  expect(await opened('/platforms/ub%C3%A9r')).toEqual(['platform', { slug: 'ubér' }]);
  expect(await opened('/platforms/uber/')).toEqual(['platform', { slug: 'uber' }]);
  expect(await opened('/platforms/uber/connect')).toEqual(['connect', { slug: 'uber' }]);
  for (const path of ['/platforms', '/platforms//connect', '/platforms/uber/connect/more'])
    expect([path, ...(await opened(path))]).toEqual([path, 'lost', {}]);
});
