import type { EmailKind } from '../kinds.ts';

/** Facts that only some messages may state: they hold for some applications and installations. */
export interface Claims {
  brand: string;
  /** The company has set a contact. */
  canAsk: boolean;
  /** Staff have set a day from which the driver may apply again. */
  canApplyAgain: boolean;
  /** The driver may reopen the application until `{day}`. */
  canReopen: boolean;
  /** The application is closed without decision. */
  isOver: boolean;
  /** Apart from the tasks in this message, nothing is missing. */
  hasRest: boolean;
  /** The sentence that says how long an answer usually takes; '' while too few are known. */
  answerTime: string;
  /** The driver may still move the visit. */
  canMove: boolean;
}

/** A sentence that always holds, or one for given facts; null: nothing to say. */
type Sentence = string | ((claims: Claims) => string | null);

interface Words {
  /**
   * The whole message as one or two sentences, for a phone. The template for WhatsApp is made from it, where no placeholder may be at
   * the beginning or the end: `{day}` and `{time}` of the visit, `{tasks}`, `{asker}`, `{code}`,
   * `{device}`, and how long an `{answer}` usually takes.
   */
  short: string;
  subject: (facts: { brand: string; day: string; time: string; asker: string }) => string;
  lines: string[];
  /** Replacements for `lines`, by the variant of the message. */
  variants?: Record<string, string[]>;
  /** The sentence that announces the points; left out when there are none. */
  pointsLead?: string;
  /** Below the day and time, or the lines. In `lines`, `{day}` is the announced day. */
  after: Sentence[];
  /** The button's words, if they aren't the usual ones. */
  open?: string;
  /** Replaces `after` once the application is decided. */
  afterDecision?: Sentence[];
}

export interface EmailTexts {
  greeting: (name: string) => string;
  at: (time: string, place: string) => string;
  join: string;
  open: string;
  /** Who asks a guarantor, while the driver hasn't given a name. */
  someone: string;
  /** Instead of how long an answer usually takes, while too few are known: a placeholder can't be empty. */
  thanks: string;
  /** Shown instead of the button while the meeting has no link. */
  joinLater: string;
  help: (channels: string) => string;
  /** Ends a text message, and is the last line of a template. */
  optOut: string;
  /** Stands before the address by which mails are stopped. */
  stop: string;
  emails: Record<EmailKind, Words>;
}
