import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  CHALLENGE_MINUTES,
  type Challenge,
  type ChallengeAsked,
  challenges,
} from '@volante/contract/home-visit/captures.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { ClockDeps, KeyDeps } from '../core/deps.ts';
import { allKeys } from '../core/keys.ts';

type Signer = KeyDeps & ClockDeps;

/** Chooses what has to be on the next photo of the step. The token says so itself, so nothing is stored. */
export function askChallenge(deps: Signer, applicationId: string, step: HomePhotoStep): ChallengeAsked {
  const known: readonly Challenge[] = challenges[step];
  const challenge = known[randomInt(known.length)] as Challenge;
  const expires = deps.now().getTime() + CHALLENGE_MINUTES * 60_000;
  const token = `${challenge}.${expires}.${sign(deps.keys.url, [applicationId, step, challenge, expires])}`;
  return { challenge, token, expiresAt: new Date(expires).toISOString() };
}

/** The challenge of a token for this step; null if it is forged, another application's or step's, or too old. */
export function readChallenge(
  deps: Signer,
  applicationId: string,
  step: HomePhotoStep,
  token: string | undefined,
): Challenge | null {
  const [name = '', expires = '', signature = ''] = token?.split('.') ?? [];
  const known: readonly Challenge[] = challenges[step];
  const challenge = known.find((offered) => offered === name);
  if (!challenge || !(Number(expires) > deps.now().getTime())) return null;
  const given = Buffer.from(signature);
  const isGenuine = allKeys(deps.keys, 'url').some((key) => {
    const expected = Buffer.from(sign(key, [applicationId, step, challenge, expires]));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isGenuine ? challenge : null;
}

function sign(key: Buffer, parts: readonly (string | number)[]): string {
  return createHmac('sha256', key)
    .update(`challenge ${parts.join(' ')}`)
    .digest('base64url');
}
