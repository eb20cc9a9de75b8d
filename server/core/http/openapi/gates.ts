import type { Endpoint, ServiceEndpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import type { ErrorCode } from '@volante/contract/errors.ts';
import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import { may, roles } from '@volante/contract/staff/roles.ts';

export type Described = Endpoint | StaffEndpoint | StaffDoor | ServiceEndpoint;

/** One alternative: the schemes it needs, with the scopes. */
export type Requirement = Record<string, string[]>;

/** Ways to prove who calls, by the names that calls refer to them. */
export const schemes = {
  link: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Admission-Request-Id',
    description: 'The id in a driver’s link. Whoever has it acts for that driver.',
  },
  linkCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'applicant',
    description: 'Set when the link is opened in a browser; the header takes precedence.',
  },
  device: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-known-{hash}',
    description:
      'Set when a device proves that it is the driver’s (`…/access`). The hash is one of the application; without https the name begins with `known-`. Needed once personal data is stored.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: 'Set by signing in with a second factor; without https its name is `staff`.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `The token of a service account, which an admin makes in the console. It begins with \`vol_\` and has some of the scopes ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
  },
} as const;

/** By which those who are called know that we call. */
export const signature = {
  type: 'apiKey',
  in: 'header',
  name: 'webhook-signature',
  description: 'By the Standard Webhooks specification, over `webhook-id`, `webhook-timestamp` and the body.',
} as const;

interface Facts {
  security: Requirement[];
  /** Codes of the gate itself. */
  codes: ErrorCode[];
  /** Who may call, in sentences. */
  words: string;
}

/** What the gate of a call asks for, and with which codes it refuses. */
export function gateFacts(endpoint: Described): Facts {
  switch (endpoint.gate) {
    case 'open':
      return { security: [], codes: [], words: 'Anyone may call.' };
    case 'link':
      return { ...ofLinks(endpoint), words: `The id in the path is the proof. ${limits(endpoint)}` };
    case 'holder':
      return {
        ...ofLinks(endpoint),
        words: `The link’s id is the proof, in the header or the cookie. ${limits(endpoint)}`,
      };
    case 'form':
      return { ...ofLinks(endpoint), words: `The link’s id is the proof, as a field of the form. ${limits(endpoint)}` };
    case 'staff-door':
      return {
        security: [],
        codes: ['network_refused', 'origin_refused'],
        words: 'Before signing in, from a page of this server.',
      };
    case 'staff':
      return ofStaff(endpoint);
    case 'service':
      return ofService(endpoint);
  }
}

function ofLinks({ gate, limited }: Endpoint): Omit<Facts, 'words'> {
  const inHeader: Requirement[] = [{ link: [] }, { linkCookie: [] }];
  const [first, ...more]: Requirement[] = gate === 'holder' ? inHeader : [{}, ...(gate === 'form' ? inHeader : [])];
  const withDevice = limited === 'refused' ? [{ ...first, device: [] }] : [];
  return {
    security: [first!, ...more, ...withDevice],
    codes: [
      'admission_request_not_found',
      'link_ended',
      ...(gate === 'holder' ? (['forbidden_error'] as const) : []),
      ...(limited === 'refused' ? (['device_not_proved'] as const) : []),
    ],
  };
}

function limits({ limited }: Endpoint): string {
  if (limited === 'refused') return 'Once personal data is stored, only a known device may call.';
  if (limited === 'same') return 'Any device may call.';
  return 'Once personal data is stored, a device that isn’t known gets the answer without what is stored.';
}

function ofStaff(endpoint: StaffEndpoint): Facts {
  const { method, path, stepUp, reads, scope } = endpoint;
  const allowed = roles.filter((role) => may({ roles: [role] }, endpoint.needs));
  return {
    security: [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])],
    codes: [
      ...(['network_refused', 'authentication_error', 'role_refused'] as const),
      ...(method === 'GET' ? [] : (['origin_refused'] as const)),
      ...(stepUp ? (['step_up_needed'] as const) : []),
      ...(scope ? (['scope_refused'] as const) : []),
      ...(path.includes('{applicationId}') ? (['admission_request_not_found'] as const) : []),
    ],
    words: [
      `For the ${allowed.length > 1 ? 'roles' : 'role'} ${allowed.map((role) => `\`${role}\``).join(', ')}.`,
      ...(stepUp ? ['A second factor must have been entered within the last minutes.'] : []),
      ...(scope ? [`Service accounts with the scope \`${scope}\` may call, too, for one of their countries.`] : []),
      ...(reads ? [`Logged as a reading (\`${reads}\`).`] : []),
    ].join(' '),
  };
}

function ofService({ path, scope }: ServiceEndpoint): Facts {
  return {
    security: [{ token: [scope] }],
    codes: [
      ...(['authentication_error', 'network_refused', 'scope_refused'] as const),
      ...(path.includes('{applicationId}') ? (['admission_request_not_found'] as const) : []),
    ],
    words: `For service accounts with the scope \`${scope}\`. Every call is logged under the account’s name.`,
  };
}
