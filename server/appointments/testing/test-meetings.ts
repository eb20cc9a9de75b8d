import { setTimeout as pause } from 'node:timers/promises';
import type { Meeting, Meetings, Planned } from '../../providers/meetings/meetings.ts';

interface FakeMeetings extends Meetings {
  /** The provider's meetings, by key. */
  rooms: Map<string, Planned>;
  created: number;
  /** Makes the next calls fail. */
  fails: boolean;
  /** While true, meetings have no link yet. */
  linkless: boolean;
}

/** An outside meeting provider, slow enough for calls to overlap. */
export function fakeMeetings(): FakeMeetings {
  const meetingOf = (key: string): Meeting => ({
    provider: 'fake',
    reference: `room ${key}`,
    link: fake.linkless ? null : `https://rooms.example.org/${key}`,
  });
  const answer = async () => {
    await pause(20);
    if (fake.fails) throw new Error('the provider is down');
  };
  const fake: FakeMeetings = {
    rooms: new Map(),
    created: 0,
    fails: false,
    linkless: false,
    async create(planned) {
      await answer();
      if (!fake.rooms.has(planned.key)) fake.created++;
      fake.rooms.set(planned.key, planned);
      return meetingOf(planned.key);
    },
    async find(key) {
      await answer();
      return fake.rooms.has(key) ? meetingOf(key) : null;
    },
    async move(meeting, planned) {
      await answer();
      fake.rooms.set(planned.key, planned);
      return meeting;
    },
    async cancel(key) {
      await answer();
      fake.rooms.delete(key);
    },
    async cancelTried() {},
  };
  return fake;
}
