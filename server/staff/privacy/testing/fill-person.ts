// One driver with a row in every table that can hold something about them, each with a word that is found nowhere else.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rehearsalChecks } from '@volante/contract/appointments/attendance.ts';
import { sealText } from '../../../core/sealed-text.ts';
import { openTestApplication, type TestApplication } from '../../../documents/testing/test-application.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestStaff } from '../../testing/test-staff.ts';

export interface FilledPerson {
  mine: TestApplication;
  applicationId: string;
  reference: number;
  /** In every text of theirs. */
  word: string;
  email: string;
  phone: string;
  ssn: string;
  mediaIds: string[];
  appointmentId: string;
}

/** `other` is an application that has something in common with theirs. */
export async function fillPerson(server: TestApp, staff: TestStaff, other: string): Promise<FilledPerson> {
  const mine = await openTestApplication(server);
  const { applicationId } = mine;
  const word = `zq${randomBytes(5).toString('hex').replaceAll(/\d/g, 'x')}`;
  const [email, phone, ssn] = [`${word}@example.com`, `+5255${String(Date.now()).slice(-8)}`, '123-45-6789'];
  const { query } = server;
  const [{ reference }] = await query('select reference from applications where id = $1', [applicationId]);
  const account = staff.me.account.id;
  const webhook = '0190b0a0-0000-7000-8000-00000000f111';
  const own = (text: string, ...values: unknown[]) => query(text, [applicationId, ...values]);

  const document = await mine.give('identity_card_front');
  const photo = await mine.send('homeImagesFront').catch(() => mine.send('selfie_photo'));
  await own(`update media set file_name = $2 where application_id = $1`, `${word}.jpg`);
  await own(
    `update personal_data set first_name = $2, last_name = $2, email = $3, phone = $4, street = $2, national_id = $2,
       tax_id = $2, birthdate = '1990-02-03', ssn_encrypted = $5, ssn_last_four = '6789', flags = $6
     where application_id = $1`,
    ...[word, email, phone, sealText(server.deps.keys.encryption, applicationId, ssn)],
    JSON.stringify({ ssn: [word] }),
  );
  await own(`insert into identity_claims values ($1, 'curp', $2)`, randomBytes(32));
  await own(
    `insert into consents (id, application_id, kind, text_version, language, at, ip) values (gen_random_uuid(), $1, 'privacy_notice', $2, 'en', now(), '203.0.113.7')`,
    word,
  );
  await own(`insert into obligors values ($1, $2, $3, $4, $2, now())`, word, phone, email);
  await own(
    `insert into obligor_invitations (id, application_id, request_id, first_name, last_name, phone, email, language, asked_at,
       answer, answered_at, reason, text_version, text_language, agreed_at, ip, device)
     values (gen_random_uuid(), $1, gen_random_uuid(), $2, $2, $3, $4, 'en', now(), 'withdrawn', now(), $2, '1', 'en', now(),
       '203.0.113.7', $2)`,
    ...[word, phone, email],
  );
  await own(
    `insert into locations (application_id, source, claimed_latitude, claimed_longitude, observed_ip, place, at)
     values ($1, 'device', 19.4, -99.1, '203.0.113.7', $2, now())`,
    word,
  );
  await own(`insert into home_photos values ($1, 'homeImagesFront', 0, $2, now())`, photo);
  await own(`insert into waiting_list values ($1, $2, 'area', $3, null, '1', 'en', now(), '203.0.113.7')`, email, word);
  await own(`insert into earnings_windows values ($1, now(), '2026-11-16', null)`);
  const [{ id: shot }] = await own(
    `insert into screenshots (id, application_id, platform, upload_type, sha256, picture_hash, media_id, reading, at)
     values (gen_random_uuid(), $1, 'uber', 'earnings', $2, $3, $4, $5, now()) returning id`,
    ...[randomBytes(32), word, photo, JSON.stringify({ fullName: word })],
  );
  await own(
    `insert into platform_profiles (application_id, platform, full_name, rating, screenshot_id, updated_at)
     values ($1, 'uber', $2, 4.9, $3, now())`,
    ...[word, shot],
  );
  await own(
    `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, updated_at)
     values ($1, 'uber', '2026-11-16', 4317.25, 'MXN', 'screenshot', now())`,
  );
  await own(
    `insert into week_reviews values ($1, 'uber', '2026-11-16', 'refused', null, $2, $3, now())`,
    ...[word, account],
  );
  await own(
    `insert into platform_accounts (application_id, platform, account_id, origin, status, earnings_status, metrics_status)
     values ($1, 'uber', $2, 'widget', 'success', 'success', 'success')`,
    word,
  );
  await own(`insert into earnings_analyses values ($1, 'pending', $2, now())`, JSON.stringify({ weeks: [word] }));
  await own(
    `insert into reading_corrections (id, application_id, media_id, platform, country, captured_on, week_start, amount, band, reader_version, at,
       reason, verdict, true_week, true_amount, judged_at)
     values (gen_random_uuid(), $1, $2, 'uber', 'mx', '2026-11-23', '2026-11-16', 4317.25, 'ask', '1', now(),
       'unsure', 'wrong', '2026-11-16', 4317.25, now())`,
    photo,
  );
  await own(
    `insert into profile_corrections (application_id, media_id, platform, country, captured_on, full_name, rating, band, reader_version, at)
     values ($1, $3, 'uber', 'mx', '2026-11-23', $2, 4.9, 'none', '1', now())`,
    ...[word, photo],
  );
  await own(
    `insert into widget_accounts (application_id, account_id, state, added_at, updated_at) values ($1, $2, 'reading', now(), now())`,
    word,
  );
  const [{ id: appointmentId }] = await own(
    `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, contact, meeting, created_at, updated_at)
     values (gen_random_uuid(), $1, (select id from advisors limit 1), $4, $4::timestamptz + interval '30 minutes', 'booked', 'America/Mexico_City', 'customer',
       'home_visit', $2, $3, now(), now()) returning id`,
    ...[JSON.stringify({ firstName: word, email }), JSON.stringify({ provider: 'jitsi', reference: word, link: word })],
    new Date(server.deps.now().getTime() + Math.random() * 1e10),
  );
  await own(
    `insert into visit_reports (appointment_id, application_id, details, created_at, updated_at) values ($2, $1, $3, now(), now())`,
    ...[appointmentId, JSON.stringify({ comments: word })],
  );
  await own(
    `insert into call_rehearsals (appointment_id, application_id, checks, browser, at) values ($2, $1, $3, $4, now())`,
    ...[appointmentId, JSON.stringify(Object.fromEntries(rehearsalChecks.map((check) => [check, 'ok']))), word],
  );
  await own(`insert into visit_report_images values ($2, $1, $3, 0)`, appointmentId, photo);
  await own(
    `insert into corrections (id, application_id, part, paths, reason, note, account_id, at)
     values (gen_random_uuid(), $1, 'personal_data', '{street}', 'other', $2, $3, now())`,
    ...[word, account],
  );
  await own(
    `insert into deliveries (id, application_id, kind, about, language, due_at, created_at) values (gen_random_uuid(), $1, 'approved', $2, 'en', now(), now())`,
    word,
  );
  await query(
    `insert into webhook_endpoints (id, url, description, kinds, countries, secret, created_at)
     values ($1, 'https://example.com', 'CRM', '{document.reviewed}', '{mx,us}', '', now()) on conflict do nothing`,
    [webhook],
  );
  await own(
    `with event as (
       insert into integration_events (id, application_id, reference, country, kind, data)
       values (gen_random_uuid(), $1, 1, 'mx', 'document.reviewed', $3) returning id, at
     ) insert into webhook_deliveries (endpoint_id, event_id, application_id, at, state, answer) select $4, id, $1, at, 'sent', $2 from event`,
    word,
    JSON.stringify({ documentType: word }),
    webhook,
  );
  await own(
    `insert into privacy_requests (id, application_id, kind, text, asked_at, due_on, outcome, answer, answered_at)
     values (gen_random_uuid(), $1, 'correction', $2, now(), '2026-12-31', 'granted', $2, now())`,
    word,
  );
  const device = randomUUID();
  await own(
    `insert into conversations (application_id, channel, heard_at, waiting_since) values ($1, 'whatsapp', now(), now())`,
  );
  await own(`insert into unkept_messages values ($1, now(), 1, now(), now())`);
  await own(
    `insert into conversation_messages (id, application_id, channel, provider_id, author, text, at, received_at)
     values (gen_random_uuid(), $1, 'whatsapp', $2, 'driver', $2, now(), now())`,
    word,
  );
  await own(
    `insert into known_devices (id, application_id, party, token_hash, origin, browser, system, help, help_at, created_at, proved_at, last_used_at)
     values ($2, $1, 'applicant', sha256($3), 'code', $4, 'Android', '0421', now(), now(), now(), now())`,
    ...[device, randomBytes(32), word],
  );
  await query(
    `insert into device_codes (id, device_id, channel, code_hash, sealed, created_at, expires_at)
     values ($1, $1, 'email', sha256('1'), '\\x01', now(), now() + interval '10 minutes')`,
    [device],
  );
  await query(
    `insert into device_hand_offs (token_hash, device_id, created_at, expires_at)
     values (sha256($2), $1, now(), now() + interval '10 minutes')`,
    [device, randomBytes(32)],
  );
  await own(
    `insert into delivery_attempts (id, application_id, delivery_id, channel, state, message_id, began_at, at)
     select gen_random_uuid(), $1, id, 'whatsapp', 'read', $2, now(), now() from deliveries
     where application_id = $1 and kind = 'approved' limit 1`,
    `wamid.${word}`,
  );
  await own(
    `insert into short_links (token_hash, application_id, path, address_print, created_at)
     values (sha256($2), $1, $3, $2, now())`,
    ...[randomBytes(32), `/${word}/tasks`],
  );
  await own(`insert into link_openings values ($1, '2026-11-23')`);
  await own('insert into crm_contacts values ($1, now())');
  await own(
    `insert into staff_notes (id, application_id, account_id, text, at) values (gen_random_uuid(), $1, $2, $3, now())`,
    account,
    word,
  );
  await own(`insert into staff_mentions select $1, id, account_id from staff_notes where application_id = $1`);
  await own(
    `insert into staff_tasks (id, application_id, text, owner_id, due_on, account_id, at)
     values (gen_random_uuid(), $1, $3, $2, '2026-12-01', $2, now())`,
    ...[account, word],
  );
  await own(`insert into staff_watches values ($2, $1, now())`, account);
  await own(`insert into staff_presence values ($1, $2, now())`, account);
  await own(`insert into staff_openings values ($2, $1, now()) on conflict do nothing`, account);
  const plan = { id: randomUUID(), version: 1, vehicle: word, weeklyPaymentMinor: 250_000, termWeeks: 156 };
  const terms = JSON.stringify({
    currency: 'MXN',
    plan: { ...plan, depositMinor: 0, insurance: 'included' },
    depositMinor: 0,
    guarantor: false,
  });
  await own(
    `insert into pending_decisions (id, application_id, "to", reason, reasons, account_id, at, revision, terms) values (gen_random_uuid(), $1, 'rejected', $2, '{other}', $3, now(), 1, $4)`,
    ...[word, account, terms],
  );
  await own(
    `insert into link_origins (application_id, account_id, external_reference, email, language, created_at)
     values ($1, $2, $3, $4, 'en', now())`,
    ...[account, word, email],
  );
  await query(
    `insert into service_accounts (account_id, scopes, countries, networks, created_at)
     values ($1, '{applications:create}', '{}', '{}', now()) on conflict do nothing`,
    [account],
  );
  await own(`insert into service_references values ($1, $2, $3)`, account, word);
  await own(`insert into proved_phones values ($1, $2, 'code') on conflict do nothing`, word);
  const [{ id: batch }] = await query(
    `insert into link_batches (id, account_id, country, ignored, created_at) values (gen_random_uuid(), $1, 'mx', '{}', now()) returning id`,
    [account],
  );
  const row = `insert into link_batch_rows (batch_id, line, status, errors, "of", given, application_id) values ($1, $2, $3, '[]', $4, $5, $6)`;
  await query(row, [batch, 2, 'ok', null, JSON.stringify({ firstName: word, email }), applicationId]);
  await query(row, [batch, 3, 'duplicate', reference, JSON.stringify({ firstName: word }), null]);
  await query(row, [batch, 4, 'duplicate', null, JSON.stringify({ firstName: word, email }), null]);
  await own(`insert into match_prints values ($1, 'phone', $2)`, randomBytes(32));
  await own(`insert into match_checks (application_id) values ($1) on conflict do nothing`);
  await own(`insert into picture_prints (media_id, application_id) values ($2, $1)`, photo);
  await query(
    `insert into matches (id, low_id, high_id, kind, print, first_seen_at)
     values (gen_random_uuid(), least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 'phone', '\\x01', now())`,
    [applicationId, other],
  );
  await query(`insert into staff_seen_files values ($1, $2, now())`, [document, account]);
  const page = await storeBytes(server, word);
  await query(`insert into media_pages values ($1, 1, 320, $2, 5)`, [document, page]);
  await query(
    `insert into paper_readings (version_id, kind, fields, problems, at)
     select id, 'ine_front', $2, '[]', now() from document_versions where media_id = $1
     on conflict (version_id) do update set fields = excluded.fields`,
    [document, JSON.stringify({ name: word })],
  );
  await query(`insert into phone_readings select id, $2, now() from document_versions where media_id = $1`, [
    document,
    JSON.stringify({ name: word }),
  ]);
  await own(
    `insert into idempotency_keys (owner_id, key, answer, leased_until) values ($1, 'k', $2, now())`,
    JSON.stringify({ word }),
  );
  // Of staff, who changed something.
  await own(
    `insert into idempotency_keys (owner_id, about, key, answer, leased_until) values (gen_random_uuid(), $1, 'k', $2, now())`,
    JSON.stringify({ word }),
  );
  await own(
    `insert into application_turns (application_id, at, stage, waits_for) values ($1, now(), 'created', 'driver')`,
  );
  await own(`insert into figure_sources values ($1, 1, 1, $2)`, JSON.stringify([{ name: word }]));
  await own(
    `insert into decisions (application_id, at, reasons, account_id, revision, not_seen, parts, terms, affordability)
     values ($1, now(), '{other}', null, 1, '{curp}', $2, $3, $4)`,
    ...[JSON.stringify({ [word]: 1 }), terms, JSON.stringify({ word })],
  );
  await own(`insert into retention_warnings values ($1, '2027-01-01', '2020-01-01')`);
  return { mine, applicationId, reference, word, email, phone, ssn, mediaIds: [document, photo], appointmentId };
}

/** Bytes that no upload stored; returns their key. */
async function storeBytes(server: TestApp, text: string): Promise<string> {
  const folder = path.join(server.deps.config.DATA_DIR, 'uploads');
  await mkdir(folder, { recursive: true });
  const [key, file] = [randomUUID(), path.join(folder, randomUUID())];
  await writeFile(file, text);
  await server.deps.storage.put(key, file);
  return key;
}
