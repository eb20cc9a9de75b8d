declare module '../../core/deps.ts' {
  interface Deps {
    meetings: Meetings;
  }
}

/** A meeting created by a provider; stored with the visit. */
export interface Meeting {
  provider: string;
  /** The provider's id. */
  reference: string;
  /** The join link; null while the provider is still creating it. */
  link: string | null;
  /** Providers tried before this one. If one only seemed to fail, it may have a meeting with the same key. */
  tried?: string[];
}

export interface Planned {
  /** Our idempotency key: creating a meeting twice with one key gives one meeting. */
  key: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** The video meetings of visits. Any error means that the provider failed; callers may retry. */
export interface Meetings {
  create(planned: Planned): Promise<Meeting>;
  /** The meeting with this key, with its link once available; null if the provider has none. */
  find(key: string, provider: string): Promise<Meeting | null>;
  /**
   * Reschedules the meeting. The link stays the same, unless the meeting was removed at the provider and has to be created again.
   */
  move(meeting: Meeting, planned: Planned): Promise<Meeting>;
  /** Ends the meetings with this key at every provider that may have one; no-op if there is none. */
  cancel(key: string, meeting: Meeting | null): Promise<void>;
  /** Ends meetings that the providers in `tried` may have created before this one. */
  cancelTried(key: string, meeting: Meeting): Promise<void>;
}

/** A meeting service. Throws any error. */
export interface MeetingProvider {
  /** Creates the meeting, or finds the one with this key. Stops when `signal` aborts. */
  create(planned: Planned, signal: AbortSignal): Promise<Meeting>;
  find(key: string): Promise<Meeting | null>;
  move(meeting: Meeting, planned: Planned): Promise<Meeting>;
  /** `meeting` is null if it is unknown whether one was created. */
  cancel(key: string, meeting: Meeting | null): Promise<void>;
  /** Describes the provider for the doctor. Throws if it is unavailable or doesn't let us create meetings. */
  check(): Promise<string>;
}
