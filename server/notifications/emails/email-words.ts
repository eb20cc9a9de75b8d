import type { EmailKind } from '../kinds.ts';

/** Facts that only some messages may state: they hold for some applications and installations. */
export interface Claims {
  brand: string;
  /** The company has set a contact. */
  canAsk: boolean;
  /** Staff have set a day from which the driver may apply again. */
  canApplyAgain: boolean;
  /** Apart from the tasks in this message, nothing is missing. */
  hasRest: boolean;
  /** The driver may still move the visit. */
  canMove: boolean;
}

/** A sentence that always holds, or one for given facts; null: nothing to say. */
type Sentence = string | ((claims: Claims) => string | null);

interface Words {
  subject: (facts: { brand: string; day: string; time: string }) => string;
  lines: string[];
  /** Replacements for `lines`, by the variant of the message. */
  variants?: Record<string, string[]>;
  /** The sentence that announces the points; left out when there are none. */
  pointsLead?: string;
  /** Below the day and time, or the lines. In `lines`, `{day}` is the announced day. */
  after: Sentence[];
  /** Replaces `after` once the application is decided. */
  afterDecision?: Sentence[];
}

export interface EmailTexts {
  greeting: (name: string) => string;
  at: (time: string, place: string) => string;
  join: string;
  open: string;
  /** Shown instead of the button while the meeting has no link. */
  joinLater: string;
  help: (channels: string) => string;
  emails: Record<EmailKind, Words>;
}
