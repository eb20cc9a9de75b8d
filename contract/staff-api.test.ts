import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { StaffDoor, StaffEndpoint } from './endpoint.ts';
import { staffEndpoint } from './endpoint.ts';
import { isErrorCode } from './errors.ts';
import { staffApi } from './staff-api.ts';

const endpoints: [string, StaffEndpoint | StaffDoor][] = Object.entries(staffApi);

test('every staff call has its own path', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a staff call without its lowest role does not compile', () => {
  const shape = { method: 'GET', path: '/x', summary: 'x', result: z.unknown(), refusals: [] } as const;
  staffEndpoint({ ...shape, roles: 'advisor' });
  // @ts-expect-error Nobody knows who may.
  staffEndpoint({ ...shape });
});

test('calls name their application, batch or message in the path, and only writes have bodies', () => {
  for (const [name, endpoint] of endpoints) {
    const { method, path, body, refusals } = endpoint;
    // A download of the log is logged itself, and concerns all applications.
    if (endpoint.gate === 'staff' && endpoint.reads && endpoint.path !== '/audit.csv')
      expect(path, name).toMatch(/\{(applicationId|batchId|messageId)\}/);
    if (body) expect(method, name).not.toBe('GET');
    expect(refusals.every(isErrorCode), name).toBe(true);
  }
});
