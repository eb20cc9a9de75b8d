import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Meeting, MeetingProvider, Planned } from '../meetings/meetings.ts';
import type { Rule } from './rule.ts';

/** A provider and, if a test plays its service, a look at what that service stores. */
export interface MeetingsSubject {
  /** The name by which it is configured. */
  name: string;
  provider: MeetingProvider;
  service?: {
    /** Start times of the meetings the service stores. */
    starts(): string[];
    removeByHand(meeting: Meeting): Promise<void>;
  };
}

/** A plan for a meeting, with a new key in each call. */
export function planned(at = '2027-01-05T15:00:00Z'): Planned {
  const startsAt = new Date(at);
  return { key: randomUUID(), title: 'Volante', startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000) };
}

const { signal } = new AbortController();

/** The rules for every provider of meetings. Meetings that they create are ended again. */
export const meetingsRules: Rule<MeetingsSubject>[] = [
  {
    says: 'a meeting has a link, which is found again',
    async holds({ name, provider }) {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      assert.equal(meeting.provider, name);
      assert.match(meeting.link ?? '', /^https?:\/\//);
      assert.deepEqual(await provider.find(plan.key), meeting);
      await provider.cancel(plan.key, meeting);
    },
  },
  {
    says: 'asked twice with one key it makes one meeting, with other keys others',
    async holds({ provider, service }) {
      const [plan, other] = [planned(), planned()];
      const before = service?.starts().length ?? 0;
      const meeting = await provider.create(plan, signal);
      assert.deepEqual(await provider.create(plan, signal), meeting);
      const second = await provider.create(other, signal);
      assert.notEqual(second.link, meeting.link);
      if (service) assert.equal(service.starts().length, before + 2);
      await provider.cancel(plan.key, meeting);
      await provider.cancel(other.key, second);
    },
  },
  {
    says: 'a meeting that is moved keeps its link, and the service knows the new time',
    async holds({ provider, service }) {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      const moved = await provider.move(meeting, { ...planned('2027-03-09T18:30:00Z'), key: plan.key });
      assert.deepEqual(moved, meeting);
      if (service) assert.ok(service.starts().includes('2027-03-09T18:30:00.000Z'));
      await provider.cancel(plan.key, moved);
    },
  },
  {
    says: 'a meeting is ended once, and ending one that is gone or was never created succeeds',
    async holds({ provider, service }) {
      const [plan, forgotten] = [planned(), planned()];
      const before = service?.starts().length;
      const meeting = await provider.create(plan, signal);
      await provider.create(forgotten, signal);
      await provider.cancel(plan.key, meeting);
      await provider.cancel(plan.key, meeting);
      await provider.cancel(forgotten.key, null);
      await provider.cancel(randomUUID(), null);
      if (!service) return;
      assert.equal(service.starts().length, before);
      assert.equal(await provider.find(plan.key), null);
    },
  },
  {
    says: 'a meeting that somebody removed at the service is made again when it is moved',
    async holds({ provider, service }) {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      await service?.removeByHand(meeting);
      const moved = await provider.move(meeting, { ...planned('2027-04-06T17:15:00Z'), key: plan.key });
      assert.deepEqual(await provider.find(plan.key), moved);
      if (service) assert.ok(service.starts().includes('2027-04-06T17:15:00.000Z'));
      await provider.cancel(plan.key, moved);
    },
  },
  {
    says: 'it describes itself for the doctor',
    async holds({ provider }) {
      assert.ok((await provider.check()).length > 0);
    },
  },
];
