import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type OutsideAnswer, openOutsideCalls } from '../../core/outside/outside-call.ts';
import { meetingsRules } from '../contracts/meetings.ts';
import { jitsiMeetings } from './jitsi.ts';

const outsideCall = openOutsideCalls(pino({ level: 'silent' }));
const { signal } = new AbortController();
const planned = (key: string) => ({ key, title: 'Volante', startsAt: new Date(), endsAt: new Date() });

const jitsi = jitsiMeetings('https://meet.example.org', randomBytes(32), async () => ({}) as OutsideAnswer);

test.each(meetingsRules)('jitsi: $says', ({ holds }) => holds({ name: 'jitsi', provider: jitsi }));

test('a room is a name at the server of the setting', async () => {
  const jitsi = jitsiMeetings('https://meet.example.org/rooms/', randomBytes(32), outsideCall);
  const { link, reference } = await jitsi.create(planned('a'), signal);
  expect(link).toBe(`https://meet.example.org/rooms/${reference}`);
});

test('rooms of different visits and installations have unrelated names', async () => {
  const [first, other] = [1, 2].map(() => jitsiMeetings('https://m.example', randomBytes(32), outsideCall));
  const wanted = [
    first!.create(planned('a'), signal),
    first!.create(planned('b'), signal),
    other!.create(planned('a'), signal),
  ];
  const rooms = await Promise.all(wanted);
  expect(new Set(rooms.map(({ reference }) => reference)).size).toBe(3);
  for (const { reference } of rooms) expect(reference).toMatch(/^visit-[0-9a-f]{32}$/);
});
