import type { Stage } from '@volante/contract/admission/stages.ts';
import { readApplication } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { readContact } from '../personal-data/personal-data.ts';

/** The applicant's data for messages and the CRM; '' for unknown fields. */
export interface Applicant {
  stage: Stage;
  firstName: string;
  email: string;
  phone: string;
}

export async function readApplicant(db: Db, applicationId: string): Promise<Applicant> {
  const [{ stage }, contact] = await Promise.all([readApplication(db, applicationId), readContact(db, applicationId)]);
  return { stage, ...contact };
}
