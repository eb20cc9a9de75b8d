import type { Language } from '@volante/contract/country.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    obligors: ObligorsTable;
    obligor_invitations: ObligorInvitationsTable;
  }
}

/**
 * The guarantor. It is what an invited guarantor gave if the live invitation was agreed to and answered at `updated_at`; saving it
 * in any other way changes that moment.
 */
interface ObligorsTable {
  application_id: string;
  name: string;
  /** Prefix and ten digits. */
  phone: string;
  email: string;
  location: string;
  updated_at: Date;
}

interface ObligorInvitationsTable {
  id: string;
  application_id: string;
  /** The id in the guarantor's link. */
  request_id: string;
  first_name: string;
  last_name: string;
  phone: string;
  /** '' if the driver gave none. */
  email: string;
  /** The driver's, in which the guarantor is addressed. */
  language: Language;
  asked_at: Date;
  opened_at: Generated<Date | null>;
  answer: Generated<'agreed' | 'refused' | 'withdrawn' | null>;
  /** Of the answer, or of what they sent again since. */
  answered_at: Generated<Date | null>;
  reason: Generated<string | null>;
  text_version: Generated<string | null>;
  text_language: Generated<Language | null>;
  agreed_at: Generated<Date | null>;
  ip: Generated<string | null>;
  /** The browser's `User-Agent`. */
  device: Generated<string | null>;
  drivers_device_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

const aboutGuarantor = 'about the guarantor, not the driver';

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const obligorTables = [
  declareTable('obligors', {
    rows: 'application_id',
    exported: ['name', 'phone', 'email', 'location', 'updated_at'],
    technical: ['application_id'],
  }),
  declareTable('obligor_invitations', {
    rows: 'application_id',
    exported: ['first_name', 'last_name', 'phone', 'email', 'language', 'asked_at', 'answer', 'ended_at'],
    erased: {
      request_id: 'opens the guarantor’s page for anybody who has it',
      reason: aboutGuarantor,
      ip: aboutGuarantor,
      device: aboutGuarantor,
      opened_at: aboutGuarantor,
      answered_at: aboutGuarantor,
      agreed_at: aboutGuarantor,
      text_version: aboutGuarantor,
      text_language: aboutGuarantor,
      drivers_device_at: aboutGuarantor,
    },
    technical: ['id', 'application_id'],
  }),
];
