import type { CaseFile } from '../core/deps.ts';
import { brokenRule, brokenRules } from '../core/http/problem.ts';

/** Throws a 422 if the payload and the URL name different applications. */
export function refuseOtherRequest(application: CaseFile, body: { admissionRequestId?: string | undefined }): void {
  const { admissionRequestId: named } = body;
  if (named !== undefined && named.toLowerCase() !== application.requestId)
    throw brokenRules(brokenRule('admissionRequestId', 'invalid_value'));
}
