import type { Stage } from '@volante/contract/admission/stages.ts';
import { readApplication } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { readContact } from '../personal-data/personal-data.ts';

/** Who an application belongs to, as far as messages and the CRM need it; '' for what is not known yet. */
interface Applicant {
  stage: Stage;
  firstName: string;
  email: string;
  phone: string;
}

export async function readApplicant(db: Db, applicationId: string): Promise<Applicant> {
  const [{ stage }, contact] = await Promise.all([readApplication(db, applicationId), readContact(db, applicationId)]);
  return { stage, ...contact };
}
