import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Meeting, MeetingProvider } from '../meetings.ts';

/** A provider and, if it is a service, a look at what that service stores. */
interface Opened {
  provider: MeetingProvider;
  service?: {
    /** Start times of the meetings the service stores. */
    starts(): string[];
    removeByHand(meeting: Meeting): Promise<void>;
  };
  close?(): Promise<void>;
}

/** A plan for a meeting, with a new key in each call. */
export function planned(at = '2027-01-05T15:00:00Z') {
  const startsAt = new Date(at);
  return { key: randomUUID(), title: 'Volante', startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000) };
}

/** The rules for every provider of meetings; each provider's test runs them. */
export function keepsTheMeetingsContract(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened;
    let provider: MeetingProvider;
    const { signal } = new AbortController();
    const starts = () => opened.service?.starts();
    beforeAll(async () => {
      opened = await open();
      provider = opened.provider;
    });
    afterAll(() => opened.close?.());

    test('a meeting has a link, which is found again', async () => {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      expect(meeting).toMatchObject({ provider: name, link: expect.stringMatching(/^https?:\/\//) });
      expect(await provider.find(plan.key)).toEqual(meeting);
    });

    test('asked twice with one key it makes one meeting, with other keys others', async () => {
      const [plan, other] = [planned(), planned()];
      const before = starts()?.length ?? 0;
      const meeting = await provider.create(plan, signal);
      expect(await provider.create(plan, signal)).toEqual(meeting);
      expect((await provider.create(other, signal)).link).not.toBe(meeting.link);
      if (opened.service) expect(starts()).toHaveLength(before + 2);
    });

    test('a meeting that is moved keeps its link, and the service knows the new time', async () => {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      const moved = await provider.move(meeting, { ...planned('2027-03-09T18:30:00Z'), key: plan.key });
      expect(moved).toEqual(meeting);
      if (opened.service) expect(starts()).toContain('2027-03-09T18:30:00.000Z');
    });

    test('a meeting is ended once, and ending one that is gone or was never created succeeds', async () => {
      const [plan, forgotten] = [planned(), planned()];
      const before = starts()?.length;
      const meeting = await provider.create(plan, signal);
      await provider.create(forgotten, signal);
      await provider.cancel(plan.key, meeting);
      await provider.cancel(plan.key, meeting);
      await provider.cancel(forgotten.key, null);
      await provider.cancel(randomUUID(), null);
      if (!opened.service) return;
      expect(starts()).toHaveLength(before!);
      expect(await provider.find(plan.key)).toBeNull();
    });

    test('a meeting that somebody removed at the service is made again when it is moved', async () => {
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      await opened.service?.removeByHand(meeting);
      const moved = await provider.move(meeting, { ...planned('2027-04-06T17:15:00Z'), key: plan.key });
      expect(await provider.find(plan.key)).toEqual(moved);
      if (opened.service) expect(starts()).toContain('2027-04-06T17:15:00.000Z');
    });
  });
}
