import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { staffEndpoint } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';
import { Me, staffLanguages } from './me.ts';
import { newPassword, PasskeyOptions, PasskeyResponse, staffName } from './sign-in.ts';

const code = z.string().check(tidied(), atLeast(1), atMost(40));
const challenge = z.string().check(atLeast(1), atMost(200));
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const ownAccountEndpoints = {
  me: staffEndpoint({
    method: 'GET',
    path: '/me',
    summary: 'The account that is signed in.',
    needs: 'own_account',
    result: Me,
    refusals: [],
  }),
  changeMe: staffEndpoint({
    method: 'PATCH',
    path: '/me',
    summary: 'Changes one’s own name, language, single-key shortcuts or daily digest.',
    needs: 'own_account',
    body: z.strictObject({
      name: z.optional(staffName),
      language: z.optional(z.enum(staffLanguages)),
      singleKeys: z.optional(z.boolean()),
      dailyDigest: z.optional(z.boolean()),
    }),
    result: Me,
    refusals: [],
  }),
  signOut: staffEndpoint({
    method: 'POST',
    path: '/sign-out',
    summary: 'Ends this session.',
    needs: 'own_account',
    result: z.object({ signedOut: z.literal(true) }),
    refusals: [],
  }),
  stepUp: staffEndpoint({
    method: 'POST',
    path: '/step-up',
    summary: 'Confirms the second factor for five minutes: `code` of the authenticator, or `challenge` and `response`.',
    needs: 'own_account',
    body: z.strictObject({
      code: z.optional(code),
      challenge: z.optional(challenge),
      response: z.optional(PasskeyResponse),
    }),
    result: z.object({ until: instant }),
    refusals: ['sign_in_refused'],
  }),
  ownSessions: staffEndpoint({
    method: 'GET',
    path: '/me/sessions',
    summary: 'One’s own sessions, newest first.',
    needs: 'own_account',
    result: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          startedAt: instant,
          lastSeenAt: instant,
          ip: z.string(),
          device: z.string(),
          current: z.boolean(),
        }),
      ),
      next: z.null(),
    }),
    refusals: [],
  }),
  endOwnSession: staffEndpoint({
    method: 'DELETE',
    path: '/me/sessions/{sessionId}',
    summary: 'Ends one of the caller’s sessions.',
    needs: 'own_account',
    result: z.object({ ended: z.number() }),
    refusals: ['not_found_error'],
  }),
  endOtherSessions: staffEndpoint({
    method: 'DELETE',
    path: '/me/sessions',
    summary: 'Ends all the caller’s other sessions.',
    needs: 'own_account',
    result: z.object({ ended: z.number() }),
    refusals: [],
  }),
  changePassword: staffEndpoint({
    method: 'POST',
    path: '/me/password',
    summary: 'Changes one’s own password and ends the other sessions.',
    needs: 'own_account',
    stepUp: true,
    body: z.strictObject({ current: z.string().check(atMost(200)), next: newPassword }),
    result: Me,
    refusals: ['sign_in_refused'],
  }),
  newTotp: staffEndpoint({
    method: 'POST',
    path: '/me/totp',
    summary: 'Creates the secret of a new authenticator; it takes effect once confirmed.',
    needs: 'own_account',
    stepUp: true,
    result: z.object({ secret: z.string(), uri: z.string() }),
    refusals: [],
  }),
  confirmTotp: staffEndpoint({
    method: 'POST',
    path: '/me/totp/confirm',
    summary: 'Confirms the new authenticator by its code; the old one and the old recovery codes stop working.',
    needs: 'own_account',
    body: z.strictObject({ code }),
    result: RecoveryCodes,
    refusals: [],
  }),
  newPasskeyOptions: staffEndpoint({
    method: 'POST',
    path: '/me/passkeys/options',
    summary: 'Options for creating a passkey.',
    needs: 'own_account',
    stepUp: true,
    result: z.object({ challenge: z.string(), options: PasskeyOptions }),
    refusals: [],
  }),
  addPasskey: staffEndpoint({
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Adds a passkey.',
    needs: 'own_account',
    stepUp: true,
    body: z.strictObject({ challenge, name: staffName, response: PasskeyResponse }),
    result: Me,
    refusals: [],
  }),
  removePasskey: staffEndpoint({
    method: 'DELETE',
    path: '/me/passkeys/{passkeyId}',
    summary: 'Removes a passkey.',
    needs: 'own_account',
    stepUp: true,
    result: Me,
    refusals: ['last_factor', 'not_found_error'],
  }),
  newRecoveryCodes: staffEndpoint({
    method: 'POST',
    path: '/me/recovery-codes',
    summary: 'Ten new recovery codes; the old ones stop working.',
    needs: 'own_account',
    stepUp: true,
    result: RecoveryCodes,
    refusals: [],
  }),
};
