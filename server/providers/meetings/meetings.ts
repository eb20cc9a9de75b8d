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
  /** The meeting of this key with its link once there is one; null when the provider has no such meeting. */
  find(key: string): Promise<Meeting | null>;
  /** Another time for the meeting; its link stays. */
  move(meeting: Meeting, planned: Planned): Promise<void>;
  /** Ends the meeting of this key; nothing happens when there is none. */
  cancel(key: string): Promise<void>;
}
