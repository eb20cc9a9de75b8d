import type { Access, Party } from '@volante/contract/devices/calls.ts';
import { browserOf, systemOf } from '@volante/contract/words/browsers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationFile, ConfigDeps, Deps, KeyDeps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { addressKey } from '../connection/client-address.ts';
import { findStaffSession } from '../staff/staff-session.ts';
import { deviceCookieName, deviceCookiesOf, hashOf, newToken, setDeviceCookie } from './device-cookie.ts';

type CallerDeps = ConfigDeps & KeyDeps & Pick<Deps, 'staffGate'>;

/** The device of a call: its cookie is one of the application's, and nobody signed it out. */
export interface Device {
  deviceId: string;
  /** False for a device that only asked for a code or for help. */
  isProved: boolean;
  /** ISO 8601. */
  lastUsedAt: string;
}

/** The browser that makes a call. */
export class Caller {
  /** SHA-256 of the tokens in its cookies, of any application. */
  readonly hashes: Buffer[];
  readonly #deps: CallerDeps;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #tokens: Record<string, string>;
  #ofStaff: Promise<boolean> | undefined;

  constructor(deps: CallerDeps, request: FastifyRequest, reply: FastifyReply) {
    this.#deps = deps;
    this.#request = request;
    this.#reply = reply;
    this.#tokens = isOn(deps) ? deviceCookiesOf(deps, request) : {};
    this.hashes = Object.values(this.#tokens).map(hashOf);
  }

  /** What it calls itself; '' if it doesn't. */
  get names(): { browser: string; system: string } {
    const agent = String(this.#request.headers['user-agent'] ?? '');
    return { browser: browserOf(agent), system: systemOf(agent) };
  }

  get address(): string {
    return addressKey(this.#request);
  }

  /**
   * Whether a member of staff is signed in here. The gate asks first, since inside a transaction this would need a second connection:
   * as many calls at once as there are connections would then wait for each other.
   */
  isOfStaff(): Promise<boolean> {
    this.#ofStaff ??= findStaffSession(this.#deps, this.#request).then((session) => session !== null);
    return this.#ofStaff;
  }

  /**
   * The hash of this browser's token for the application. A browser without one gets it with the answer. It means nothing until a
   * device is stored with it. `renewed`: another one, since the old one's device was signed out.
   */
  hashFor(party: Party, applicationId: string, { renewed = false } = {}): Buffer {
    const name = deviceCookieName(this.#deps, party, applicationId);
    const held = renewed ? undefined : this.#tokens[name];
    if (held) return hashOf(held);
    const token = newToken();
    this.#tokens[name] = token;
    const hash = hashOf(token);
    this.hashes.push(hash);
    setDeviceCookie(this.#deps, this.#reply, name, token);
    return hash;
  }

  /** Lets the cookie last for 400 more days. */
  renewCookie(party: Party, applicationId: string): void {
    const name = deviceCookieName(this.#deps, party, applicationId);
    const token = this.#tokens[name];
    if (token) setDeviceCookie(this.#deps, this.#reply, name, token);
  }
}

/** Whether a link alone shows nothing. */
export function isOn({ config }: ConfigDeps): boolean {
  return config.SECOND_FACTOR !== 'off';
}

/** What a device may see and change. Without a device nothing is shown, whatever the reason. */
export function accessOf(deps: ConfigDeps, { guarded, device }: Pick<ApplicationFile, 'guarded' | 'device'>): Access {
  return !isOn(deps) || !guarded || device?.isProved ? 'full' : 'limited';
}

/** Under which what is spent through a link counts: a stranger with the guarantor's must not use up the applicant's. */
export function budgetKey({ applicationId, party }: Pick<ApplicationFile, 'applicationId' | 'party'>): string {
  return party ? `${applicationId} ${party}` : applicationId;
}

/** The same for `Limits.spend`; devices that proved nothing have budgets of their own. */
export function budgetOf(deps: ConfigDeps, application: ApplicationFile): [key: string, isLimited: boolean] {
  return [budgetKey(application), accessOf(deps, application) === 'limited'];
}

/**
 * For changes of what is stored, once the application is locked: between the gate and the lock another device may have stored the
 * first personal data. The last argument is the application as the gate found it. Throws `device_not_proved`.
 */
export function refuseUnproved(
  deps: ConfigDeps,
  locked: Pick<ApplicationFile, 'guarded'>,
  { device = null }: ApplicationFile,
): void {
  if (accessOf(deps, { guarded: locked.guarded, device }) === 'limited') throw new Problem('device_not_proved');
}
