import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import type { Crm, CrmContact, CrmFacts } from '../crm/crm.ts';
import type { Rule } from './rule.ts';

/** A CRM and, if a test plays its service, a look at what that service stores. */
export interface CrmSubject {
  provider: Crm;
  /** How many contacts the service has. */
  contacts?(): number;
}

/** Somebody made up, another one in each call. */
export function aContact(given: Partial<CrmContact> = {}): CrmContact {
  const reference = String(randomInt(10_000_000, 99_999_999));
  return { reference, email: `volante-test+${randomUUID()}@example.org`, phone: '+525500000000', ...given };
}

const facts: CrmFacts = { reference: '', stage: 'home_visit', linkOpenedAt: '2026-11-25T18:00:00.000Z' };

/** The rules for every CRM. They leave made-up contacts behind, so try them with an account for tests. */
export const crmRules: Rule<CrmSubject>[] = [
  { says: 'it says that it is there, and changes nothing', holds: ({ provider }) => provider.check() },
  {
    says: 'an update that is repeated leaves one contact',
    async holds({ provider, contacts }) {
      const contact = aContact();
      const before = contacts?.() ?? 0;
      for (const _ of [1, 2]) await known(provider.update(contact, { ...facts, reference: contact.reference }));
      if (contacts) assert.ok(contacts() <= before + 1);
    },
  },
  {
    says: 'a driver without an e-mail address is no error',
    async holds({ provider }) {
      const contact = aContact({ email: '' });
      await known(provider.update(contact, { ...facts, reference: contact.reference }));
    },
  },
  {
    says: 'a contact is emptied more than once, and one that was never there',
    async holds({ provider }) {
      const contact = aContact();
      await known(provider.update(contact, { ...facts, reference: contact.reference }));
      for (const made of [true, true, false]) await known(provider.empty({ ...contact, made }));
      await known(provider.empty({ ...aContact(), made: true }));
    },
  },
];

// Not every driver is in the CRM.
async function known(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'contact_not_found') throw error;
  }
}
