import { randomBytes } from 'node:crypto';
import type { SandboxState } from './state.ts';

/** How the conference of a new event turns out: ready at once, ready after some reads, failed, or pending forever. */
export type ConferenceCourse = 'success' | 'later' | 'failure' | 'pending';

interface Conference {
  createRequest: { requestId: string; status: { statusCode: 'success' | 'pending' | 'failure' } };
  conferenceId?: string;
  entryPoints?: { entryPointType: string; uri: string }[];
}

/** In the format of the Calendar API. */
export interface CalendarEvent {
  kind: 'calendar#event';
  id: string;
  status: string;
  summary: string;
  start: { dateTime: string };
  end: { dateTime: string };
  conferenceData?: Conference;
}

export interface Calendars {
  events: Map<string, CalendarEvent>;
  tokenSeconds: number;
  newToken(): string;
  knows(token: string): boolean;
  newConference(requestId: string): Conference;
  /** The effect of reading an event: a delayed conference is one read closer. */
  settle(event: CalendarEvent, url: string): CalendarEvent;
  /** `courses`: of the next conferences, in order; `tokenSeconds`: lifetime of new tokens; `forgetTokens`: revokes all tokens. */
  behave(wish: { courses?: ConferenceCourse[]; tokenSeconds?: number; forgetTokens?: boolean }): void;
}

/** The calendars of this sandbox. */
export function calendarsOf(state: SandboxState): Calendars {
  return state.keep('google calendars', createCalendars);
}

/** The event with its conference, whose link leads to the sandbox at `url` once it exists. */
export function withConference(event: CalendarEvent, conference: Conference, url: string): CalendarEvent {
  event.conferenceData = conference;
  if (conference.createRequest.status.statusCode !== 'success') return event;
  const code = randomBytes(5)
    .toString('hex')
    .replace(/^(...)(....)(...)$/, '$1-$2-$3');
  conference.conferenceId = code;
  conference.entryPoints = [
    { entryPointType: 'more', uri: 'https://tel.example.com/pin' },
    { entryPointType: 'video', uri: `${url}/google/meet/${code}` },
  ];
  return event;
}

function createCalendars(): Calendars {
  const tokens = new Set<string>();
  const readsLeft = new Map<string, number>();
  let courses: ConferenceCourse[] = [];
  const calendars: Calendars = {
    events: new Map(),
    tokenSeconds: 3599,
    newToken() {
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return token;
    },
    knows: (token) => tokens.has(token),
    newConference(requestId) {
      const course = courses.shift() ?? 'success';
      if (course === 'later') readsLeft.set(requestId, 2);
      const statusCode = course === 'later' ? 'pending' : course;
      return { createRequest: { requestId, status: { statusCode } } };
    },
    settle(event, url) {
      const request = event.conferenceData?.createRequest;
      const left = readsLeft.get(request?.requestId ?? '');
      if (!request || left === undefined) return event;
      if (left > 1) {
        readsLeft.set(request.requestId, left - 1);
        return event;
      }
      readsLeft.delete(request.requestId);
      request.status.statusCode = 'success';
      return withConference(event, { createRequest: request }, url);
    },
    behave(wish) {
      if (wish.courses) courses = [...wish.courses];
      if (wish.tokenSeconds) calendars.tokenSeconds = wish.tokenSeconds;
      if (wish.forgetTokens) tokens.clear();
    },
  };
  return calendars;
}
