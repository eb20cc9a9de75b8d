export const servesBack = '0102';

/** What one account saw and did is read in order, however much others did since. */
export async function up(): Promise<void> {}

export const indexes = {
  staff_audit_by_account: { on: 'staff_audit (account_id, at, id)' },
};
