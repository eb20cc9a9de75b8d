import { MOST_ANSWER_HOURS } from '@volante/contract/staff/administration/answer-hours.ts';
import { MOST_APPROVAL_LIMIT } from '@volante/contract/staff/administration/settings.ts';
import { amountsPerCountry, answerHours, daysPerCountry, list, network, oneOf, whole } from './setting-kinds.ts';

/** Settings of the staff console. */
export const staffSettings = {
  STAFF_NETWORKS: list(network()).describe(
    'Addresses or networks from which the staff console may be used, comma-separated; unset: from everywhere.',
  ),
  STAFF_IDLE_MINUTES: whole(1, 1440).default(60).describe('Minutes of inactivity after which staff are signed out.'),
  STAFF_SESSION_HOURS: whole(1, 168).default(12).describe('Hours after which staff are signed out in any case.'),
  STAFF_OPENINGS_PER_HOUR: whole(1, 100_000)
    .default(200)
    .describe('Different applications a member of staff may open per hour.'),
  SERVICE_CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(3000)
    .describe('Calls of one service account per minute and process, from all addresses together.'),
  LINK_BY_MAIL: oneOf(['on', 'off']).default('on').describe('Whether an application link may be mailed to its driver.'),
  LINK_DAYS: whole(1, 3650)
    .optional()
    .describe(
      'Days after which a link ends, from its creation or renewal; unset: never. Devices that proved to be the driver’s go on with it, and drivers ask for a new one themselves.',
    ),
  STAFF_NAMES_TO_DRIVERS: oneOf(['on', 'off'])
    .default('off')
    .describe('Whether drivers see in their file who opened their application by name, or only by role.'),
  FOUR_EYES: oneOf(['off', 'approve', 'decide'])
    .default('off')
    .describe('Whether a second person confirms approvals, or approvals and rejections.'),
  CLOSE_SILENT_DAYS: whole(0, 365)
    .default(30)
    .describe(
      'Days after which an application whose driver is silent is closed without decision; the driver is warned 7 and 2 days before. 0: never.',
    ),
  APPROVAL_LIMIT_REVIEWER: amountsPerCountry(MOST_APPROVAL_LIMIT)
    .optional()
    .describe(
      'Up to which amount over the whole term of its plan a reviewer or another system approves alone, by country like mx:300000,us:20000. Above it, or without a plan, a second person confirms; unset: no limit.',
    ),
  APPROVAL_LIMIT_ADMIN: amountsPerCountry(MOST_APPROVAL_LIMIT)
    .optional()
    .describe('The same for admins, and the upper bound for everybody.'),
  PAYMENT_SHARE: whole(1, 100)
    .default(35)
    .describe(
      'The largest share of a usual week’s earnings that a plan’s weekly payment should take, in percent. Whoever approves with more reads a warning, which stops nothing.',
    ),
  ANSWER_HOURS: answerHours(MOST_ANSWER_HOURS)
    .default({
      'mx.second_person': 4,
      'mx.report': 4,
      'mx.decision': 9,
      'mx.check': 9,
      'mx.review': 9,
      'us.second_person': 4,
      'us.report': 4,
      'us.decision': 9,
      'us.check': 9,
      'us.review': 9,
    })
    .describe(
      'Within how many working hours the company answers, by country and whose turn it is (second_person, report, decision, check, review), like mx.review:9,us.report:4. Monday to Friday without public holidays, 9:00 to 18:00 of the country’s clock, so 9 is a working day. What is left out has no time; off: nothing has. Unset: 4 for second_person and report, 9 for the others. A change recomputes the times of what waits.',
    ),
  RETAIN_IDLE_DAYS: whole(30, 3650)
    .default(180)
    .describe(
      'Days without a change after which an undecided application is erased; its driver is notified 14 days before.',
    ),
  RETAIN_REJECTED_DAYS: daysPerCountry(30)
    .default({ mx: 365, us: 760 })
    .describe('Days a rejected application is kept, such as 365 or mx:365,us:760 (the default). Ask your lawyer.'),
  RETAIN_APPROVED_DAYS: whole(30, 36_500)
    .default(1825)
    .describe('Days an approved application is kept. Ask your lawyer.'),
};
