declare module '../../core/deps.ts' {
  interface Deps {
    meetings: Meetings;
  }
}

/** A meeting room that a provider made; kept with the visit. */
export interface Meeting {
  provider: string;
  /** What the provider calls it. */
  reference: string;
  /** Where people join; null while the provider is still making it. */
  link: string | null;
  /** Providers that failed before; one that only seemed to fail has a meeting of the same key. */
  tried?: string[];
}

export interface Planned {
  /** Ours; a provider that is asked twice with one key makes one meeting. */
  key: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** Where visits take place. Whatever a method throws means that the provider failed; callers may try again. */
export interface Meetings {
  create(planned: Planned): Promise<Meeting>;
  /** The meeting of this key with its link once there is one; null when that provider has no such meeting. */
  find(key: string, provider: string): Promise<Meeting | null>;
  /** Another time for the meeting; its link stays, unless somebody removed it at the provider: then it is made anew. */
  move(meeting: Meeting, planned: Planned): Promise<Meeting>;
  /** Ends the meetings of this key, at every provider that may have one; nothing happens when there is none. */
  cancel(key: string, meeting: Meeting | null): Promise<void>;
  /** Ends what the providers have that were `tried` before this meeting was made. */
  cancelTried(key: string, meeting: Meeting): Promise<void>;
}

/** One service that makes meetings. It throws whatever goes wrong. */
export interface MeetingProvider {
  /** Makes the meeting, or finds the one of this key. Gives up when `signal` aborts. */
  create(planned: Planned, signal: AbortSignal): Promise<Meeting>;
  find(key: string): Promise<Meeting | null>;
  move(meeting: Meeting, planned: Planned): Promise<Meeting>;
  /** `meeting` is null when nobody knows whether one was made. */
  cancel(key: string, meeting: Meeting | null): Promise<void>;
  /** Whether it is there and lets us make meetings, in words for the doctor. Throws when not. */
  check(): Promise<string>;
}
