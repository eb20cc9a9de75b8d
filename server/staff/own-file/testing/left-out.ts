const staffs = 'written or judged by staff for their own work; staff give it on request, with the whole export';
const elsewhere = 'shown in another place of the file';
const state = 'a state of the product, which the screens show';
const sums = 'made of values that are shown themselves';

/**
 * What the driver's own file leaves out of the exported columns, and why: a whole table, or its columns. A test requires every exported
 * column either here or in `ownFileWords`.
 */
export const leftOut: Record<string, string | Record<string, string>> = {
  application_links: 'when links were made; who opened them says more',
  application_events: 'acts and codes for staff; what they are about is shown itself',
  application_turns: staffs,
  identity_claims: 'only says which identifiers were given, which are shown',
  decisions: 'shown with the decision, with the reasons that the law asks for',
  consents: elsewhere,
  privacy_requests: elsewhere,
  earnings_windows: 'only says which weeks were asked for',
  earnings_analyses: sums,
  staff_notes: staffs,
  staff_tasks: staffs,
  week_reviews: staffs,
  visit_reports: staffs,
  visit_report_images: staffs,
  queue_rows: staffs,
  pending_decisions: staffs,
  retention_holds: staffs,
  applications: { came_from: state },
  personal_data: {
    status: state,
    background_consent: elsewhere,
    privacy_policy: elsewhere,
    contact_by_staff: 'shown as the origin of the values',
    addresses_by_staff: 'shown as the origin of the values',
    flags: staffs,
  },
  proved_phones: 'only says how the number was proved, which is shown itself',
  known_devices: {
    party: 'those of others are left out',
    help_at: state,
    created_at: 'when it first opened the link; since when it gets in is shown',
  },
  conversations: state,
  unkept_messages: 'the driver was told when it happened',
  conversation_messages: {
    choice: 'shown where the file is',
    file_type: 'seen by the name of the file',
    file_state: state,
    file_refusal: state,
    media_id: 'the file is shown itself',
    state,
  },
  documents: {
    media_id: 'the file is shown itself',
    skipped: state,
    reason: 'shown where the document is sent again',
    required_by_staff: state,
  },
  document_versions: { media_id: 'the file is shown itself', flags: staffs },
  paper_readings: {
    kind: 'what the machine took the document for',
    problems: 'shown where the document is sent again',
    contradicted: sums,
    places: 'where on the picture the values stand',
  },
  media: {
    id: 'a key',
    mime_type: 'seen by the name of the file',
    flags: staffs,
    by_staff: 'shown as the origin of the values',
    updated_at: 'files do not change',
  },
  screenshots: {
    media_id: 'the file is shown itself',
    reading: 'the weeks and the profile made of it are shown',
    needs: state,
    reason: state,
  },
  platform_profiles: { origin: 'shown as the origin of the values' },
  earnings_weeks: { origin: 'shown as the origin of the values', currency: 'shown with the amount', played: sums },
  platform_accounts: {
    origin: 'shown as the origin of the values',
    status: state,
    earnings_status: state,
    metrics_status: state,
    reason: state,
  },
  reading_corrections: {
    media_id: 'the file is shown itself',
    captured_on: sums,
    read_week: sums,
    verdict: sums,
    true_week: sums,
    true_amount: sums,
    judged_at: sums,
  },
  profile_corrections: { media_id: 'the file is shown itself', captured_on: sums, read_name: sums, read_rating: sums },
  widget_accounts: { reason: state },
  home_photos: { position: state, media_id: 'the file is shown itself' },
  appointments: {
    ends_at: 'every video call takes as long',
    meeting: 'the link to the call, shown with the booking',
  },
  corrections: { paths: 'shown where it is corrected', reason: 'shown where it is corrected', ended_at: state },
  delivery_attempts: 'the messages are shown, by whichever way they went',
  deliveries: { state: staffs, channel: state, reason: staffs, settled_at: state },
  waiting_list: { why: state, from_day: state, text_version: 'of the consent' },
  person_exports: { reason: staffs },
};
