import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';
import { type Endpoint, type StaffDoor, type StaffEndpoint, staffEndpoint } from './endpoint.ts';
import { errors, isErrorCode } from './errors.ts';
import { staffApi } from './staff-api.ts';
import { v1Api } from './v1-api.ts';

const endpoints: [string, Endpoint][] = Object.entries(api);

test('every call has its own path', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a call behind a link names the application in its path', () => {
  for (const [name, { gate, path }] of endpoints)
    if (gate === 'link') expect(/\{(id|requestId)\}/.test(path), name).toBe(true);
});

test('every call with a body or a form is a write, and every refusal is in the catalogue', () => {
  for (const [name, { method, body, form, refusals }] of endpoints) {
    if (body || form) expect(method, name).not.toBe('GET');
    expect(refusals.every(isErrorCode), name).toBe(true);
    expect(new Set(refusals).size, name).toBe(refusals.length);
  }
});

test('each kind of failure has its own status', () => {
  const statuses = {
    bad_request_error: 400,
    authentication_error: 401,
    forbidden_error: 403,
    not_found_error: 404,
    timeout_error: 408,
    conflict_error: 409,
    unprocessable_error: 422,
    too_many_requests_error: 429,
    server_error: 500,
    server_unavailable_error: 503,
  } as const;
  for (const [code, status] of Object.entries(statuses))
    expect(errors[code as keyof typeof statuses].status).toBe(status);
});

test('refusals about a screenshot are Invalid Data with status 500; a duplicate image is 429', () => {
  for (const code of ['unreadable_screenshot', 'wrong_platform', 'week_out_of_range', 'week_already_filled'] as const)
    expect(errors[code]).toEqual({ status: 500, message: 'Invalid Data' });
  expect(errors.duplicate_image.status).toBe(429);
  expect(errors.not_an_image.status).toBe(400);
});

test('only codes in the catalogue are valid', () => {
  for (const text of ['', 'constructor', 'toString', 'nope']) expect(isErrorCode(text)).toBe(false);
});

const staffEndpoints: [string, StaffEndpoint | StaffDoor][] = Object.entries(staffApi);

test('calls for other systems have their own paths, and names of their own in the audit log', () => {
  const addresses = Object.values(v1Api).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(v1Api).filter((name) => name in staffApi)).toEqual([]);
});

test('every staff call has its own path', () => {
  const addresses = staffEndpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a staff call without the right it needs does not compile', () => {
  const shape = { method: 'GET', path: '/x', summary: 'x', result: z.unknown(), refusals: [] } as const;
  staffEndpoint({ ...shape, needs: 'serve' });
  // @ts-expect-error Nobody knows who may.
  staffEndpoint({ ...shape });
});

test('calls name their application, batch, message or picture in the path, and only writes have bodies', () => {
  for (const [name, endpoint] of staffEndpoints) {
    const { method, path, body, refusals } = endpoint;
    // A download of the log is logged itself, and concerns all applications.
    if (endpoint.gate === 'staff' && endpoint.reads && !/^\/audit(\/visits)?\.csv$/.test(endpoint.path))
      expect(path, name).toMatch(/\{(applicationId|batchId|messageId|pictureId)\}/);
    if (body) expect(method, name).not.toBe('GET');
    expect(refusals.every(isErrorCode), name).toBe(true);
  }
});
