import type { CaseFile } from '../core/deps.ts';
import { brokenRule, brokenRules } from '../core/http/problem.ts';

/** Throws a 422 when a payload names another application than its address does. */
export function refuseOtherRequest(application: CaseFile, body: { admissionRequestId?: string | undefined }): void {
  const { admissionRequestId: named } = body;
  if (named !== undefined && named.toLowerCase() !== application.requestId)
    throw brokenRules(brokenRule('admissionRequestId', 'invalid_value'));
}
