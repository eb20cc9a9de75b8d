import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import { mayReopen } from '@volante/contract/admission/closing.ts';
import type { ClosingMail } from '@volante/contract/staff/closing.ts';
import { lastDayToReopen } from '../../admission/closing/reopen-until.ts';
import { readApplication } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ClockDeps, ConfigDeps } from '../../core/deps.ts';
import { writeEmail } from '../../notifications/emails/email-text.ts';
import { languageFor } from '../../notifications/notify.ts';
import { readContact } from '../../personal-data/personal-data.ts';

/** The message that a driver gets if their application is closed now. */
export async function previewClosing(
  deps: ConfigDeps & ClockDeps,
  trx: Trx,
  applicationId: string,
  reason: ClosedReason,
): Promise<ClosingMail> {
  const { country } = await readApplication(trx, applicationId);
  const { firstName, email, phone } = await readContact(trx, applicationId);
  const language = await languageFor(trx, applicationId, null, country);
  const text = writeEmail(`closed_${reason}`, {
    ...{ language, brand: deps.config, name: firstName, isClosed: false, visit: null },
    ...(mayReopen(reason) && { on: lastDayToReopen(deps, country, deps.now()), canReopen: true }),
  });
  return {
    subject: text.subject,
    lines: [text.greeting, ...text.lines, ...text.after],
    reaches: Boolean(email || phone),
  };
}
