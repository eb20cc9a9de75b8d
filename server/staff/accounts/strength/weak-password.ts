import { LEAST_SCORE } from '@volante/contract/staff/password-strength.ts';
import { createThread } from '../../../core/thread/thread.ts';
import type { NewPassword } from './score-password.ts';

/**
 * True for passwords that are easy to guess, also for somebody who knows the texts in `known`, such as the person's name. Throws
 * `server_unavailable_error` if judging takes too long.
 */
export async function isWeakPassword(password: string, known: readonly string[]): Promise<boolean> {
  return (await scoreOf({ password, known })) < LEAST_SCORE;
}

const scoreOf = createThread<NewPassword, number>({
  script: new URL('./score-password.ts', import.meta.url),
  budget: 20_000,
  memory: 256,
});
