import * as z from 'zod/mini';
import { ABOUT_LENGTH, forEachAbout } from '../../admission/about-program.ts';
import { instant } from '../../application.ts';
import { countries } from '../../countries/index.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { revision } from '../application-calls.ts';
import { Person } from '../roles.ts';
import { MOST_ANSWER_HOURS } from './answer-hours.ts';

/** What a whole number counts. */
export type SettingUnit = 'days' | 'changes' | 'percent';

/** The kind of value a setting accepts. An empty `text` means none. */
export type SettingKind =
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'whole'; unit: SettingUnit; from: number; to: number }
  | { kind: 'text'; holds: 'phone' | 'whatsapp' | 'email' | 'reason' }
  /** Plain text of several lines for drivers. Empty: none. */
  | { kind: 'lines'; most: number }
  /** Days by country, such as `mx:365,us:760`; `365` is the same for every country. */
  | { kind: 'days'; from: number; to: number }
  /** Whole amounts of money by country, such as `mx:300000`; a country that is left out has none. Empty: none at all. */
  | { kind: 'amounts'; from: number; to: number }
  /** Working hours by country and whose turn it is, such as `mx.review:9`; what is left out has none. `off`: none at all. */
  | { kind: 'hours'; from: number; to: number };

/** Of a limit, in whole units of the currency. */
export const MOST_APPROVAL_LIMIT = 99_999_999;

/** Settings that admins change while the product runs; only the operator changes the others. */
export const runTimeSettings = {
  JUDICIAL_CHECK: { kind: 'choice', options: ['automatic', 'manual'] },
  RISK_CHECK: { kind: 'choice', options: ['manual', 'automatic'] },
  FOUR_EYES: { kind: 'choice', options: ['off', 'approve', 'decide'] },
  APPROVAL_LIMIT_REVIEWER: { kind: 'amounts', from: 0, to: MOST_APPROVAL_LIMIT },
  APPROVAL_LIMIT_ADMIN: { kind: 'amounts', from: 0, to: MOST_APPROVAL_LIMIT },
  PAYMENT_SHARE: { kind: 'whole', unit: 'percent', from: 1, to: 100 },
  ANSWER_HOURS: { kind: 'hours', from: 0, to: MOST_ANSWER_HOURS },
  US_OPEN_STATES: { kind: 'choices', options: countries.us.states.map(({ name }) => name) },
  MAX_RESCHEDULES: { kind: 'whole', unit: 'changes', from: 0, to: 100 },
  LINK_BY_MAIL: { kind: 'choice', options: ['on', 'off'] },
  CLOSE_SILENT_DAYS: { kind: 'whole', unit: 'days', from: 0, to: 365 },
  RETAIN_IDLE_DAYS: { kind: 'whole', unit: 'days', from: 30, to: 3650 },
  RETAIN_REJECTED_DAYS: { kind: 'days', from: 30, to: 36_500 },
  RETAIN_APPROVED_DAYS: { kind: 'whole', unit: 'days', from: 30, to: 36_500 },
  SUPPORT_PHONE: { kind: 'text', holds: 'phone' },
  SUPPORT_WHATSAPP: { kind: 'text', holds: 'whatsapp' },
  SUPPORT_EMAIL: { kind: 'text', holds: 'email' },
  SUPPORT_DECLINED: { kind: 'text', holds: 'reason' },
  ...forEachAbout(() => ({ kind: 'lines', most: ABOUT_LENGTH }) as const),
} as const satisfies Record<string, SettingKind>;
export type SettingName = keyof typeof runTimeSettings;
export const settingNames = Object.keys(runTimeSettings) as SettingName[];

const value = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));

export const Setting = z.object({
  /** The value in effect; null: none. */
  value,
  /** The product's default. */
  default: value,
  /** The operator's value; null: not set. */
  environment: value,
  /** Where the value comes from; the later one of these wins. */
  source: z.enum(['default', 'environment', 'console']),
  revision: z.int(),
  /** Who last changed it in the console, and when; changing it back counts, too. */
  changedBy: z.nullable(Person),
  changedAt: z.nullable(instant),
  /** A change that loosens a control and waits for a second admin. */
  proposal: z.nullable(z.object({ id: z.string(), value, by: z.nullable(Person), at: instant })),
});
export type Setting = z.infer<typeof Setting>;

function forEach<Shape>(shape: Shape): Record<SettingName, Shape> {
  return Object.fromEntries(settingNames.map((name) => [name, shape])) as Record<SettingName, Shape>;
}

const Change = z.strictObject({
  /** Null: the console's value is removed, and the operator's value or the default applies again. */
  value: z.nullable(
    z.union([
      z.string().check(atMost(ABOUT_LENGTH, { error: 'value_too_long' })),
      z.number(),
      z.array(z.string().check(atMost(60))).check(atMost(100)),
    ]),
  ),
  revision,
});

/** All of them, by name. */
export const Settings = z.object(forEach(Setting));

export const settingEndpoints = {
  listSettings: staffEndpoint({
    method: 'GET',
    path: '/settings',
    summary: 'The settings that change at run time, and where each value comes from.',
    needs: 'administer',
    result: Settings,
    refusals: [],
  }),
  changeSettings: staffEndpoint({
    method: 'PATCH',
    path: '/settings',
    summary:
      'Changes the given settings, all of them or none; every process follows within 5 s. What loosens a control becomes a proposal instead, which another admin has to confirm.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject(forEach(z.optional(Change))),
    result: Settings,
    refusals: ['changed_meanwhile'],
  }),
  confirmSetting: staffEndpoint({
    method: 'POST',
    path: '/settings/{setting}/confirm',
    summary: 'Carries out another admin’s proposal to loosen a control. All admins are notified.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({ proposalId: z.uuid() }),
    result: Settings,
    refusals: ['not_found_error', 'second_person_needed', 'changed_meanwhile'],
  }),
  withdrawSetting: staffEndpoint({
    method: 'DELETE',
    path: '/settings/{setting}/proposal',
    summary: 'Takes a proposal back; the setting stays as it is.',
    needs: 'administer',
    stepUp: true,
    result: Settings,
    refusals: ['not_found_error'],
  }),
};
