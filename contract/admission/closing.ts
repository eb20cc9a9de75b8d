import * as z from 'zod/mini';
import { isDecided, type Stage } from './stages.ts';

/**
 * Why an application was closed without decision: the driver withdrew, was silent for too long, applies twice, or the company doesn't
 * serve where they live. It is no stage: the application stays in the stage it had reached, and none of these is a rejection.
 */
export const closedReasons = ['withdrew', 'silent', 'duplicate', 'not_served'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export function isClosedReason(text: unknown): text is ClosedReason {
  return (closedReasons as readonly unknown[]).includes(text);
}

/** Days after closing for which the driver may reopen it by their link, unless undecided applications are erased sooner. */
export const REOPEN_DAYS = 90;

/** Days before an application is closed for silence at which the driver is told, the first warning first. */
export const silenceWarnings = [7, 2] as const;

/** Whether the driver may reopen it by their link; a duplicate goes on in the other application. */
export function mayReopen(reason: ClosedReason): boolean {
  return reason !== 'duplicate';
}

/** How the driver sees that their application is closed. */
export const Closing = z.object({
  reason: z.enum(closedReasons),
  at: z.string(),
  /** `yyyy-mm-dd`: the last day on which the driver may reopen it by their link; null if they may not. */
  reopenUntil: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;

/** True when nothing can be changed: it is decided, or closed without decision. */
export function isClosed(
  application: { stage: Stage; closed: unknown } | { status: Stage; closed?: Closing | undefined },
): boolean {
  const stage = 'stage' in application ? application.stage : application.status;
  return isDecided(stage) || Boolean(application.closed);
}
