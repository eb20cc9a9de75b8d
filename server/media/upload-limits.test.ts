import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createReceiving } from './upload-limits.ts';

const MB = 1024 * 1024;
const receivingWith = (settings: Record<string, string>) =>
  createReceiving(readConfig({ DATA_DIR: '/nowhere', SECRET_KEY: 'x'.repeat(32), ...settings }));

test('one address has a limit of concurrent forms, and a finished form makes room for the next', () => {
  const receiving = receivingWith({ UPLOADS_AT_ONCE_PER_ADDRESS: '2' });
  const first = receiving.enter('192.0.2.1', null);
  receiving.enter('192.0.2.1', null);
  expect(() => receiving.enter('192.0.2.1', null)).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfter: 5 }),
  );
  receiving.enter('192.0.2.2', null);
  first.leave();
  first.leave();
  receiving.enter('192.0.2.1', null);
  expect(() => receiving.enter('192.0.2.1', null)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
});

test('a sender without proof takes no place from a proved sender behind the same address', () => {
  const receiving = receivingWith({ UPLOADS_AT_ONCE_PER_ADDRESS: '2' });
  const strangers = Array.from({ length: 2 }, () => receiving.enter('192.0.2.1', null));
  expect(() => receiving.enter('192.0.2.1', null)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  const ana = receiving.enter('192.0.2.1', 'ana');
  strangers[0]?.prove('eva');
  expect(() => strangers[1]?.prove('leo')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  for (const turn of [ana, ...strangers]) turn.leave();
  for (const driver of ['ana', 'eva']) receiving.enter('192.0.2.1', driver);
  expect(() => receiving.enter('192.0.2.1', 'leo')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  for (let n = 0; n < 2; n++) receiving.enter('192.0.2.1', null);
});

test('300 drivers behind one carrier’s address can each send a document at the same time', () => {
  const receiving = receivingWith({});
  for (let driver = 0; driver < 300; driver++) {
    const turn = receiving.enter('192.0.2.1', null);
    turn.prove(`driver ${driver}`);
    expect(turn.add(1.5 * MB)).toBeNull();
  }
});

test('one application sends at most 16 forms and 64 MB at a time, from any number of addresses', () => {
  const receiving = receivingWith({});
  const turns = Array.from({ length: 16 }, (_, i) => receiving.enter(`192.0.2.${i}`, null));
  for (const turn of turns) turn.prove('ana');
  expect(() => receiving.enter('192.0.2.99', 'ana')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  for (const turn of turns) expect(turn.add(4 * MB)).toBeNull();
  expect(turns[0]?.add(1)).toMatchObject({ code: 'rate_limited', retryAfter: 5 });
  turns[1]?.leave();
  expect(turns[0]?.add(4 * MB)).toBeNull();
});

test('bytes received before the proof count for the application too', () => {
  const receiving = receivingWith({});
  const turn = receiving.enter('192.0.2.1', null);
  turn.add(63 * MB);
  turn.prove('ana');
  expect(turn.add(2 * MB)).toMatchObject({ code: 'rate_limited' });
});

test('uploads have a limit of bytes at a time, and each address half of it', () => {
  const receiving = receivingWith({ RECEIVING_MB: '64' });
  const [first, two, three] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => receiving.enter(address, null));
  expect(first?.add(33 * MB)).toMatchObject({ code: 'rate_limited' });
  expect([first?.add(32 * MB), two?.add(32 * MB)]).toEqual([null, null]);
  expect(three?.add(1)).toMatchObject({ code: 'server_unavailable_error', retryAfter: 5 });
  first?.leave();
  expect(three?.add(1)).toBeNull();
});

test('senders without an id get 4 places per address and 16 in all, and a proven id frees the place', () => {
  const receiving = receivingWith({});
  const from = (address: string) => {
    const turn = receiving.enter(address, null);
    turn.keepUnproved();
    return turn;
  };
  const [first] = Array.from({ length: 4 }, () => from('192.0.2.1'));
  expect(() => from('192.0.2.1')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  first?.prove('ana');
  from('192.0.2.1');
  for (let i = 0; i < 12; i++) from(`198.51.100.${i}`);
  expect(() => from('203.0.113.1')).toThrow(expect.objectContaining({ code: 'server_unavailable_error' }));
  const proved = receiving.enter('203.0.113.1', null);
  proved.prove('eva');
  expect(() => proved.keepUnproved()).not.toThrow();
});
