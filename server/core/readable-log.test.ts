import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forPeople } from './readable-log.ts';

const lines: string[] = [];
const log = pino({}, forPeople({ write: (text) => lines.push(text) }));
/** What is printed, without the time of day. */
const printed = () => lines.splice(0).map((line) => line.replace(/^\d\d:\d\d:\d\dZ {2}/, ''));

test('people read one line per event: what happened, then the details', () => {
  log.info('ready');
  log.info({ ran: ['0001-a', '0002-b', '0003-c', '0004-d'] }, 'database schema migrated');
  log.info({ status: 200, of: { a: 1 } }, 'request');
  log.warn({ err: new Error('connect ECONNREFUSED') }, 'the database does not answer');
  expect(printed()).toEqual([
    'ready\n',
    'database schema migrated: ran 0001-a … 0004-d (4)\n',
    'request: status 200, of {"a":1}\n',
    'warning: the database does not answer: connect ECONNREFUSED\n',
  ]);
});

test('what failed also has its stack', () => {
  log.error({ err: new TypeError('no') }, 'a job failed');
  expect(printed()[0]).toMatch(/^error: a job failed: no\nTypeError: no\n +at /);
});
