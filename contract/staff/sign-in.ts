import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { staffDoor } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';
import { Me } from './me.ts';
import { Roles } from './roles.ts';

/** Minimum length of a password in characters; more than `PASSWORD_MOST` are refused. */
export const PASSWORD_LEAST = 12;
const PASSWORD_MOST = 200;

const token = z.string().check(atLeast(1), atMost(200));
const code = z.string().check(tidied(), atLeast(1), atMost(40));
/** A new password. The server judges its strength. */
export const newPassword = z
  .string()
  .check(atLeast(PASSWORD_LEAST, { error: 'password_too_short' }), atMost(PASSWORD_MOST, { error: 'value_too_long' }));
const password = z.string().check(atMost(PASSWORD_MOST));
export const staffName = z
  .string()
  .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(100, { error: 'value_too_long' }));
const email = z.string().check(tidied(), atLeast(1, { error: 'email_required' }), atMost(254));
/** The JSON form of the credential from navigator.credentials. */
export const PasskeyResponse = z.record(z.string(), z.unknown());
/** Options for navigator.credentials, as JSON. */
export const PasskeyOptions = z.record(z.string(), z.unknown());

export const signInEndpoints = {
  openInvitation: staffDoor({
    method: 'POST',
    path: '/invitations/open',
    summary: 'The purpose of an invitation, and the secret for its authenticator.',
    body: z.strictObject({ token }),
    result: z.object({
      /** Null if the invitation has no address: the invited person then enters one. */
      email: z.nullable(z.string()),
      roles: Roles,
      expiresAt: instant,
      totp: z.object({ secret: z.string(), uri: z.string() }),
    }),
    refusals: ['not_found_error'],
  }),
  acceptInvitation: staffDoor({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Creates the account and signs in. `email` is used only if the invitation has none.',
    body: z.strictObject({ token, name: staffName, password: newPassword, code, email: z.optional(email) }),
    result: z.object({ me: Me, recoveryCodes: z.array(z.string()) }),
    refusals: ['not_found_error', 'account_exists'],
  }),
  signIn: staffDoor({
    method: 'POST',
    path: '/sign-in',
    summary: 'The first of two steps: e-mail and password.',
    body: z.strictObject({ email, password }),
    result: z.object({
      next: z.enum(['code', 'passkey']),
      challenge: z.string(),
      expiresInSeconds: z.number(),
      /** With `passkey` only. */
      options: z.optional(PasskeyOptions),
    }),
    refusals: ['sign_in_refused'],
  }),
  signInByCode: staffDoor({
    method: 'POST',
    path: '/sign-in/code',
    summary: 'The second step: a code of the authenticator, or a recovery code.',
    body: z.strictObject({ challenge: token, code }),
    result: Me,
    refusals: ['sign_in_refused'],
  }),
  passkeyOptions: staffDoor({
    method: 'POST',
    path: '/sign-in/passkey/options',
    summary: 'Options for signing in, or stepping up, by passkey.',
    body: z.strictObject({}),
    result: z.object({ challenge: z.string(), options: PasskeyOptions }),
    refusals: [],
  }),
  signInByPasskey: staffDoor({
    method: 'POST',
    path: '/sign-in/passkey',
    summary: 'Signs in by passkey: both steps in one, or the second.',
    body: z.strictObject({ challenge: token, response: PasskeyResponse }),
    result: Me,
    refusals: ['sign_in_refused'],
  }),
};
