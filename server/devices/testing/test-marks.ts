// An application in which everything that can be stored carries a mark that nothing else contains.
import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@volante/contract/country.ts';
import { v7 as uuidv7 } from 'uuid';
import { contact } from '../../personal-data/testing/test-saving.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { walkTo } from '../../testing/application.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { TestBrowser } from './test-browser.ts';

export interface Marked {
  requestId: string;
  applicationId: string;
  /** The known device. */
  phone: TestBrowser;
  /** Everything that an unproved device must never get. */
  marks: string[];
  mediaId: string;
  /** Of the link of the guarantor, who agreed on their own phone. */
  guarantorId: string;
}

const hexOf = (text: string) => Buffer.from(text.padEnd(32, 'z').slice(0, 32)).toString('hex');

/** The personal data, whose columns take any text. */
const texts = [
  ...['last_name', 'tax_id', 'national_id', 'postal_code', 'city', 'state', 'neighborhood', 'street', 'street_number'],
  'department',
];

export async function fillWithMarks(server: TestApp, country: CountryCode, isDecided = false): Promise<Marked> {
  const { query } = server;
  const ana = await hire(server, 'advisor', 'Ana');
  const given = { externalReference: 'zqreference', note: 'zqstaffnote', language: country === 'mx' ? 'en' : 'es-MX' };
  const made = await ana.call('POST', '/links', { country, ...given });
  const { applicationId } = made.data;
  const requestId = made.data.url.split('/').at(-1) as string;
  const phone = new TestBrowser(server);
  await phone.call(requestId, 'GET', '');
  const number = country === 'mx' ? contact.phone : '2145550123';
  const saved = await phone.call(requestId, 'PATCH', '/personal-data', { ...contact, phone: number });
  if (saved.status !== 200) throw new Error(saved.body);
  if (!isDecided) await walkTo(server, { applicationId }, 'home_visit');

  const at = server.deps.now();
  const media: string[] = [];
  async function file(name: string): Promise<string> {
    const id = uuidv7();
    media.push(id);
    await query(
      `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
       values ($1, $2, 'curp', $3, 'image/jpeg', 7, $4, $3)`,
      [id, applicationId, `zqfile${name}${id}`, Buffer.from(hexOf(`zq${name}`), 'hex')],
    );
    return id;
  }
  for (const column of texts)
    await query(`update personal_data set ${column} = $2 where application_id = $1`, [applicationId, `zq${column}`]);
  await query(
    `update personal_data set first_name = 'Zqfirst', email = 'zqemail@zqdomain.example', phone = '+527321900042',
      birthdate = '1973-02-19', ssn_last_four = 'zqss', ride_share_total_rides = 7321901, avg_earning_per_week = 7321902.5
     where application_id = $1`,
    [applicationId],
  );
  await query(
    `insert into obligors values ($1, 'zqobligor', '+527321900043', 'zqobligor@example.com', 'zqplace', $2)`,
    [applicationId, at],
  );
  const guarantorId = randomUUID();
  await query(
    `insert into obligor_invitations (id, application_id, request_id, first_name, last_name, phone, email, language, asked_at,
       answer, answered_at, reason, text_version, text_language, agreed_at, ip, device)
     values ($2, $1, $3, 'Zqinvited', 'Zqinvited', '+527321900044', 'zqinvited@example.com', 'es-MX', $4, 'agreed', $4,
       'zqreason', '1', 'es-MX', $4, '73.219.3.3', 'zqdevice')`,
    [applicationId, uuidv7(), guarantorId, at],
  );
  await query(
    `insert into locations (application_id, source, claimed_latitude, claimed_longitude, claimed_ip, observed_ip, place, at)
     values ($1, 'device', 73.21903, -73.21904, '73.219.3.1', '73.219.3.2', 'zqlocation', $2)`,
    [applicationId, at],
  );
  const documents: { type: string }[] = await query(
    'select type from documents where application_id = $1 order by position',
    [applicationId],
  );
  for (const [index, { type }] of documents.entries()) {
    const before = await file(`before${index}`);
    const mediaId = await file(`paper${index}`);
    await query(
      `insert into application_events (id, application_id, kind, by, actor, details)
       values ($1, $2, 'document_rejected', 'staff', 'x', $3)`,
      [uuidv7(), applicationId, { type, mediaId: before, reason: 'blurred_or_dark' }],
    );
    const isBack = index % 2 === 1;
    await query(
      `update documents set media_id = $3, note = 'zqnote', reason = $4, status = $5 where application_id = $1 and type = $2`,
      [applicationId, type, mediaId, isBack ? 'other' : null, isBack ? 'rejected' : 'pending'],
    );
    const version = uuidv7();
    await query('insert into document_versions (id, application_id, type, media_id) values ($1, $2, $3, $4)', [
      version,
      applicationId,
      type,
      mediaId,
    ]);
    const fields = {
      firstName: 'Zqread',
      lastName: 'Zqreadlast',
      curp: 'ZQRE900512MDFXXR09',
      newestDate: '1973-02-20',
    };
    await query(
      `insert into paper_readings (version_id, kind, fields, problems, at) values ($1, $2, $3, '["expired"]', $4)`,
      [...[version, country === 'mx' ? 'ine_front' : 'dl_front', fields, at]],
    );
  }
  for (const [position, step] of ['homeImagesFront', 'homeImagesGarage', 'homeImagesSurroundings'].entries())
    await query('insert into home_photos values ($1, $2, 0, $3, $4)', [
      applicationId,
      step,
      await file(`home${position}`),
      at,
    ]);
  await query(
    `insert into platform_accounts (application_id, platform, account_id, origin, status, earnings_status, metrics_status, reason, retry_at)
     values ($1, 'uber', 'zqaccount', 'widget', 'success', 'success', 'success', null, null),
      ($1, 'lyft', 'zqfailed', 'widget', 'failed', 'pending', 'pending', 'wrong_password', '1973-02-21')`,
    [applicationId],
  );
  const window = (await phone.fetch('GET', `/api/ocr/profile-data/${requestId}/uber/en`)).json().data;
  for (const { earningWeek } of window.earnings.slice(0, 3))
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, updated_at)
       values ($1, 'uber', $2, 73219.04, $3, 'correction', $4)`,
      [applicationId, earningWeek, country === 'mx' ? 'MXN' : 'USD', at],
    );
  await query(
    `insert into platform_profiles (application_id, platform, full_name, rating, updated_at) values ($1, 'uber', 'zqprofile', 4.73, $2)`,
    [applicationId, at],
  );
  await query(
    `insert into screenshots (id, application_id, platform, upload_type, sha256, picture_hash, media_id, reading, at, needs, reason)
     values ($1, $2, 'uber', 'profile', '\\x7a71', '00', $3, '{"fullName":{"value":"zqshown","sure":1}}', $4, 'confirm', 'unsure')`,
    [uuidv7(), applicationId, await file('screenshot'), at],
  );
  await query(
    `insert into corrections (id, application_id, part, paths, reason, note, account_id, at)
     values ($1, $2, 'personal_data', '{street}', 'other', 'zqcorrection', $3, $4)`,
    [uuidv7(), applicationId, ana.me.account.id, at],
  );
  const visitId = uuidv7();
  const start = new Date(at.getTime() + 26 * 3_600_000);
  await query(
    `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, contact, meeting, created_at, updated_at)
     select $1, $2, id, $3, $4, 'booked', 'America/Mexico_City', 'customer', 'home_visit', $5, $6, $7, $7 from advisors limit 1`,
    [
      ...[visitId, applicationId, start, new Date(start.getTime() + 1_800_000)],
      { firstName: 'Zqvisit', lastName: 'Zqvisitlast', email: 'zqvisit@example.com', phone: '7321900044' },
      { provider: 'jitsi', reference: 'zqmeeting', link: 'https://zqmeeting.example' },
      at,
    ],
  );
  if (isDecided) {
    await query(`update applications set stage = 'rejected', came_from = 'risk_analysis' where id = $1`, [
      applicationId,
    ]);
    await query(
      `insert into decisions (application_id, at, reasons, apply_again_on, hand_over_on)
       values ($1, '1973-02-22', '{earnings_too_low}', '1973-02-23', '1973-02-24')`,
      [applicationId],
    );
  }
  const numbers = ['73219', '7321901', '7321902', '73.219', '4.73', '1973-02'];
  return {
    requestId,
    applicationId,
    phone,
    guarantorId,
    mediaId: media[1] ?? '',
    marks: ['zq', '7a71', ...numbers, visitId, ...media],
  };
}

/** What the server draws by lot, in which two letters turn up by chance: ids, tokens and signatures, hashes of files and styles. */
const drawnByLot =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=[=.])[\w-]{43}(?![\w-])|sha256-[\w+/]{43}=|-[\w-]{8}(?=\.(js|css|woff2))|(?<="version":")[\w-]+/gi;

/** The marks in a text, in whatever case, also inside base64 or percent codes. */
export function marksIn(text: string, marks: readonly string[]): string[] {
  const decoded = [
    text,
    decodeURIComponent(
      text
        .replaceAll('%', '%25')
        .replaceAll('%25', '%')
        .replaceAll(/%(?![0-9a-f]{2})/gi, '%25'),
    ),
  ];
  const all = decoded.join('\n');
  const [whole, written] = [all.toLowerCase(), all.replaceAll(drawnByLot, ' ').toLowerCase()];
  return marks.filter((mark) => (mark.length > 8 ? whole : written).includes(mark.toLowerCase()));
}
