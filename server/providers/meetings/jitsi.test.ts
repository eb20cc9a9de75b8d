import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { jitsiMeetings } from './jitsi.ts';

const planned = (key: string) => ({ key, title: 'Volante', startsAt: new Date(), endsAt: new Date() });

test('a room is a name at the server of the setting, the same for the same visit', async () => {
  const jitsi = jitsiMeetings('https://meet.example.org/rooms/', randomBytes(32));
  const { link, reference, provider } = await jitsi.create(planned('a'));
  expect(link).toBe(`https://meet.example.org/rooms/${reference}`);
  expect(await jitsi.create(planned('a'))).toEqual({ link, reference, provider });
  expect(await jitsi.find('a')).toEqual({ link, reference, provider });
});

test('rooms of different visits, and of other installations, have names that tell nothing of each other', async () => {
  const [one, other] = [randomBytes(32), randomBytes(32)].map((secret) => jitsiMeetings('https://m.example', secret));
  const rooms = [await one!.create(planned('a')), await one!.create(planned('b')), await other!.create(planned('a'))];
  expect(new Set(rooms.map(({ reference }) => reference)).size).toBe(3);
  for (const { reference } of rooms) expect(reference).toMatch(/^visit-[0-9a-f]{32}$/);
});
