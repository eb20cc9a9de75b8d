import { expect, test, vi } from 'vitest';
import { loadScreen, nameScreens } from './screens.ts';

test('loaded code is not requested again, code that failed to load is', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: () => null });
  nameScreens([{ path: '/tasks', load }]);
  await expect(loadScreen('/tasks')).rejects.toThrow('offline');
  await loadScreen('/tasks');
  expect(load).toHaveBeenCalledTimes(2);
  const { path } = await loadScreen('/tasks');
  expect(path).toBe('/tasks');
  expect(load).toHaveBeenCalledTimes(2);
});
