import type { Role } from '@volante/contract/staff/roles.ts';
import { dictionary, useText } from '../../lib/text.ts';

export const roleWords = dictionary({
  es: {
    advisor: 'Asesor',
    reviewer: 'Revisor',
    lead: 'Líder',
    compliance: 'Cumplimiento',
    auditor: 'Auditor',
    admin: 'Administrador',
  },
  en: {
    advisor: 'Advisor',
    reviewer: 'Reviewer',
    lead: 'Lead',
    compliance: 'Compliance',
    auditor: 'Auditor',
    admin: 'Admin',
  },
});

/** An account's roles in words. */
export function useRoleNames(): (roles: readonly Role[]) => string {
  const words = useText(roleWords);
  return (roles) => sayRoles(words, roles);
}

export function sayRoles(words: Record<Role, string>, roles: readonly Role[]): string {
  return roles.map((role) => words[role]).join(', ');
}
