import { expect, test } from 'vitest';
import { isRequestId, readAddress } from './address.ts';

const id = '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab';

test('the id is the first part of the path when that is a UUID', () => {
  expect(readAddress(`/${id}`, '')).toMatchObject({ id, path: '/' });
  expect(readAddress(`/${id}/schedule-home-visit`, '?step=reschedule')).toMatchObject({
    id,
    path: '/schedule-home-visit',
  });
  expect(readAddress(`/${id.toUpperCase()}/`, '')).toMatchObject({ id, path: '/' });
});

test('without an id in the path it comes from the query parameter', () => {
  expect(readAddress('/platforms/uber', `?id=${id}`)).toMatchObject({ id, path: '/platforms/uber' });
  expect(readAddress('/', `?id=${id}&account_id=7`).query.get('account_id')).toBe('7');
  expect(readAddress('/welcome/', `?id=${id}`).path).toBe('/welcome');
});

test('the path wins over the query, so a shared link can’t be redirected to another application', () => {
  expect(readAddress(`/${id}/welcome`, '?id=00000000-0000-4000-8000-000000000000').id).toBe(id);
});

test('punctuation around a link does not break it', () => {
  for (const end of ['.', ',', ').', '%20', '!', '%C2%BB', '.%22']) {
    expect(readAddress(`/${id}${end}`, ''), end).toMatchObject({ id, path: '/' });
    expect(readAddress('/platforms', `?id=${id}${end}`).id, end).toBe(id);
  }
  expect(readAddress(`/${id}0`, '').id).toBeNull();
});

test('an address without an id has none, and its query is kept unchanged', () => {
  expect(readAddress('/', '').id).toBeNull();
  expect(readAddress('/welcome', '?id=').id).toBeNull();
  expect(readAddress('/welcome', '?id=nonsense').id).toBe('nonsense');
});

test('only a UUID is a request id', () => {
  expect(isRequestId(id)).toBe(true);
  for (const text of [
    '',
    'welcome',
    id.slice(1),
    `${id}0`,
    id.replaceAll('-', ''),
    `${id}\n`,
    '00000000-0000-0000-0000-000000000000',
  ])
    expect(isRequestId(text), JSON.stringify(text)).toBe(false);
});
