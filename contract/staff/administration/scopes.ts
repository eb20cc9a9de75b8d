import type { Words } from '../../words/languages.ts';

/** What the tokens of a service account may be used for. A call without a scope can't be made by token at all. */
export const scopes = [
  'applications:create',
  'applications:read',
  /** CURP, RFC and birthdate within `applications:read`. The SSN is never given. */
  'identifiers:read',
  'documents:read',
  'decisions:write',
  'webhooks:manage',
  'reports:read',
] as const;
export type Scope = (typeof scopes)[number];

export const scopeWords: Words<Record<Scope, string>> = {
  es: {
    'applications:create': 'Crear solicitudes',
    'applications:read': 'Leer solicitudes',
    'identifiers:read': 'Leer CURP, RFC y fecha de nacimiento',
    'documents:read': 'Descargar archivos',
    'decisions:write': 'Aprobar y rechazar',
    'webhooks:manage': 'Administrar webhooks',
    'reports:read': 'Leer reportes',
  },
  en: {
    'applications:create': 'Create applications',
    'applications:read': 'Read applications',
    'identifiers:read': 'Read CURP, RFC, and birthdate',
    'documents:read': 'Download files',
    'decisions:write': 'Approve and reject',
    'webhooks:manage': 'Manage webhooks',
    'reports:read': 'Read reports',
  },
};
