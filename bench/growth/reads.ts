import { api } from '@volante/contract/api.ts';
import type { AnyEndpoint } from '@volante/contract/endpoint.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import type { Pool } from 'pg';

/** A call that changes nothing. */
export interface Read {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
  /** Made by staff, with their session. */
  isStaffs: boolean;
}

/** Why a GET of the contract is not measured. */
export const notMeasured: Record<string, string> = {
  events: 'a stream',
  openInvitation: 'before signing in',
  getPalencaData: 'asks an outside service',
  updateProfileAndEarning: 'asks an outside service',
  getPlatformsStatus: 'asks an outside service',
  getBatch: 'of one file of drivers, whose rows do not grow with the applications',
  listBatchRows: 'the same',
  getBatchResult: 'the same',
  getExport: 'of one export',
  getExportFile: 'of one export',
  openApi: 'the same text for all',
};

/** Every call of the contract that reads, about applications that are in each of the databases. */
export async function readsOf(pool: Pool): Promise<Read[]> {
  const known = await pickKnown(pool);
  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);
  const month = `from=${day(-30)}&to=${day(0)}`;
  const queries: Record<string, string[]> = {
    listApplications: [
      ...['', 'waitsFor=review', 'stage=home_visit&country=mx', 'flag=earnings_unusual', 'assignee=none', 'limit=100'],
      ...[
        'sort=createdAt&direction=desc',
        'sort=visitAt&waitsFor=visit',
        'stage=approved&sort=createdAt&direction=desc',
      ],
    ],
    listVisits: [`from=${day(-7)}&to=${day(7)}`],
    listSlots: [`country=mx&from=${day(2)}&days=14`],
    explainSlot: [`country=mx&at=${day(2)}T16:00:00Z`],
    getAvailableSlots: [`timezone=America/Mexico_City&date=${day(2)}`],
    readFigures: [month],
    downloadFigures: [month],
    listMessages: ['', 'state=by_hand', 'state=dead'],
    listAudit: ['', `application=${known.applicationId}`, 'kind=moveStage', 'kind=revokeLink'],
    downloadAudit: [`from=${day(0)}&to=${day(0)}`],
    listAuditVisits: ['', `application=${known.applicationId}`],
    downloadAuditVisits: [`from=${day(0)}&to=${day(0)}`],
    previewRetention: ['', 'days=4000'],
    listHolidays: [`place=MX&year=${day(0).slice(0, 4)}`],
    getPage: ['size=screen'],
  };
  const parameters: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(known).map(([name, value]) => [name, [value]])),
    id: [known.requestId],
    n: ['7'],
    platform: ['uber'],
    language: ['en'],
    type: ['curp'],
    name: ['funnel', 'durations', 'drop-off', 'rejections', 'advisors', 'reviewers'],
  };
  const gets = [...listed(api, '/api', false), ...listed(staffApi, '/api/staff', true)].flatMap(
    ({ name, path, isStaffs }) =>
      addressesOf(path, name === 'getPage' ? { ...parameters, n: ['1'] } : parameters).flatMap((address) =>
        (queries[name] ?? ['']).map((query) => ({
          name: [
            isStaffs ? `staff: ${name}` : name,
            /reports\/([\w-]+)/.exec(address)?.[1],
            query.replaceAll(/\d{4}-[\w:-]+/g, '…'),
          ]
            .filter(Boolean)
            .join(' ')
            .replaceAll(/[0-9a-f-]{36}/g, '…'),
          method: 'GET' as const,
          url: query ? `${address}?${query}` : address,
          isStaffs,
        })),
      ),
  );
  const search = (q: string, what: string) => ({
    name: `staff: searchApplications ${what}`,
    method: 'POST' as const,
    url: '/api/staff/applications/search',
    payload: { q },
    isStaffs: true,
  });
  return [
    ...gets,
    search(known.phone, 'a phone'),
    search(known.email, 'an e-mail'),
    search(known.name, 'a name'),
    search('wolfgang', 'a name nobody has'),
    {
      name: 'staff: findMatches',
      method: 'POST',
      url: '/api/staff/links/matches',
      payload: { country: 'mx', email: known.email },
      isStaffs: true,
    },
  ];
}

function listed(calls: Record<string, AnyEndpoint>, base: string, isStaffs: boolean) {
  return Object.entries(calls)
    .filter(([name, { method }]) => method === 'GET' && !(name in notMeasured))
    .map(([name, { path }]) => ({ name, path: base + path, isStaffs }));
}

/** The URLs of a path with each value of its parameters. */
function addressesOf(path: string, values: Record<string, string[]>): string[] {
  const parameter = /\{(\w+)\}/.exec(path)?.[1];
  if (!parameter) return [path];
  const found = values[parameter];
  if (!found) throw new Error(`${path}: nothing is known for ${parameter}; add it, or name the call in notMeasured.`);
  return found.flatMap((value) => addressesOf(path.replace(`{${parameter}}`, value), values));
}

interface Known {
  applicationId: string;
  requestId: string;
  mediaId: string;
  messageId: string;
  phone: string;
  email: string;
  name: string;
}

/** An application with a visit, photos and papers. */
async function pickKnown(pool: Pool): Promise<Known> {
  const { rows } = await pool.query<Known>(
    `select q.application_id as "applicationId", l.request_id as "requestId", q.phone, q.email, q.name, d.media_id as "mediaId",
       m.id as "messageId"
     from queue_rows q
     join application_links l on l.application_id = q.application_id and l.revoked_at is null
     join appointments v on v.application_id = q.application_id and v.status = 'booked'
     join documents d on d.application_id = q.application_id and d.type = 'identity_card_front'
     join deliveries m on m.application_id = q.application_id
     where q.country = 'mx' and q.email !~ '^d[0-9]+[.]' and d.media_id is not null
     order by m.state = 'by_hand' desc, v.starts_at desc limit 1`,
  );
  if (!rows[0]) throw new Error('The seed has no application with a visit ahead.');
  return rows[0];
}
