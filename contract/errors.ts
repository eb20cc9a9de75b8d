/**
 * Every error code, with its HTTP status and an English message for developers. Users see the web app's texts, which are
 * chosen by code.
 */
export const errors = {
  bad_request_error: { status: 400, message: 'The request could not be read.' },
  body_too_large: { status: 400, message: 'The body of the request is too large.' },
  not_an_image: { status: 400, message: 'The uploaded file is not a readable image.' },
  authentication_error: { status: 401, message: 'Sign in first.' },
  sign_in_refused: { status: 401, message: 'The e-mail, password or code is wrong.' },
  network_refused: { status: 403, message: 'The console cannot be used from this network.' },
  origin_refused: { status: 403, message: 'The call comes from a page of another origin.' },
  role_refused: { status: 403, message: 'Your role does not allow this.' },
  scope_refused: { status: 403, message: 'This token is not for this call, or not for this country.' },
  step_up_needed: { status: 403, message: 'Confirm with your second factor first.' },
  device_not_proved: {
    status: 403,
    message: 'This device has not proved yet that it is the applicant’s; see GET …/access.',
  },
  drivers_device: {
    status: 403,
    message: 'This device is known as the driver’s, and cannot answer for the guarantor.',
  },
  forbidden_error: { status: 403, message: 'This is not allowed without a valid link or signature.' },
  not_found_error: { status: 404, message: 'There is nothing at this address.' },
  admission_request_not_found: { status: 404, message: 'No application has this id.' },
  link_ended: { status: 404, message: 'The link has ended; POST …/new-link sends a new one to its owner.' },
  account_not_found: { status: 404, message: 'The provider has no such account for this applicant.' },
  media_not_found: { status: 404, message: 'No file of this application has this id.' },
  document_not_found: { status: 404, message: 'This application has no such document.' },
  appointment_not_found: { status: 404, message: 'This application has no upcoming visit.' },
  schedule_not_found: { status: 404, message: 'No advisor offers visits.' },
  slot_not_found: { status: 404, message: 'The calendar has no such slot.' },
  timeout_error: { status: 408, message: 'The request took too long to arrive.' },
  conflict_error: { status: 409, message: 'The request conflicts with the current state.' },
  changed_meanwhile: { status: 409, message: 'Somebody else changed this in the meantime; nothing was saved.' },
  not_seen: { status: 409, message: 'Look at the current file before approving it.' },
  visit_not_recorded: { status: 409, message: 'No visit was reported as passed.' },
  open_requests: { status: 409, message: 'Something is still open; name its kind in `despite` to go ahead.' },
  agreement_missing: {
    status: 409,
    message: 'The driver hasn’t agreed to messages by this channel; confirm that they did.',
  },
  second_person_needed: { status: 409, message: 'Another person has to confirm this decision.' },
  last_factor: { status: 409, message: 'This is the only second factor.' },
  last_admin: { status: 409, message: 'This is the only admin.' },
  account_exists: { status: 409, message: 'An account with this e-mail exists.' },
  advisor_exists: { status: 409, message: 'An advisor with this name exists.' },
  too_many_webhooks: { status: 409, message: 'There are as many webhooks as an installation may have.' },
  erasure_blocked: { status: 409, message: 'The application must be retained for now.' },
  already_exist: { status: 409, message: 'Another live application already uses this identifier.' },
  application_closed: { status: 409, message: 'The application is decided or closed and can no longer be changed.' },
  section_approved: { status: 409, message: 'This section was approved and can no longer be changed.' },
  invalid_transition: { status: 409, message: 'The application cannot move to that stage from its current one.' },
  not_ready: { status: 409, message: 'Something is still missing before the application can be sent.' },
  document_required: { status: 409, message: 'This document is required and cannot be left for later.' },
  slot_is_not_available: { status: 409, message: 'The slot is taken; choose another one.' },
  appointment_already_exists: { status: 409, message: 'This application already has a visit; move or cancel it.' },
  attendance_not_open: { status: 409, message: 'It is too early or too late to say this about the visit.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for a different request.' },
  event_unknown: {
    status: 410,
    message:
      'The event in `after` is unknown, or older than the feed: begin without `after`, and read the applications anew.',
  },
  unprocessable_error: { status: 422, message: 'Some values are invalid.' },
  country_mismatch: { status: 422, message: "The country is not the application's own." },
  earnings_incomplete: { status: 422, message: 'No platform is complete yet.' },
  picture_not_open: { status: 409, message: 'The picture was already finished or deleted.' },
  week_not_wanted: { status: 422, message: 'The week is not one of the twelve requested.' },
  slot_booking_time_limit: { status: 422, message: 'The slot starts in less than 30 minutes; choose a later one.' },
  appointment_max_reschedule_limit_exceeded: {
    status: 422,
    message: 'The visit was already moved as often as allowed.',
  },
  file_missing: { status: 422, message: 'No file was sent.' },
  file_empty: { status: 422, message: 'The file is empty.' },
  file_too_large: { status: 422, message: 'The file is larger than allowed.' },
  file_type_not_accepted: { status: 422, message: 'Files of this type are not accepted here.' },
  file_unreadable: { status: 422, message: 'The file is damaged and cannot be read.' },
  file_quota_exceeded: { status: 422, message: 'This application has no space left for files.' },
  file_infected: { status: 422, message: 'The file contains malware.' },
  pdf_password_protected: { status: 422, message: 'The PDF is password-protected.' },
  too_many_rows: { status: 422, message: 'The file has too many rows.' },
  too_many_files: { status: 422, message: 'Too many files were sent at once.' },
  duplicate_image: { status: 429, message: 'The same image was uploaded before.' },
  rate_limited: { status: 429, message: 'Too many requests; try again after the time given in Retry-After.' },
  too_many_requests_error: { status: 429, message: 'Too many requests.' },
  unreadable_screenshot: { status: 500, message: 'Invalid Data' },
  wrong_platform: { status: 500, message: 'Invalid Data' },
  week_out_of_range: { status: 500, message: 'Invalid Data' },
  week_already_filled: { status: 500, message: 'Invalid Data' },
  server_error: { status: 500, message: 'The server failed.' },
  unknown_error: { status: 500, message: 'An unknown error occurred.' },
  meeting_link_creation_failed: {
    status: 503,
    message: 'The meeting link could not be created; nothing was booked.',
  },
  virus_scan_unavailable: {
    status: 503,
    message: 'Files cannot be scanned right now; nothing was stored; try again shortly.',
  },
  reading_unavailable: {
    status: 503,
    message: 'Pictures cannot be read right now; nothing was stored; try again after the time given in Retry-After.',
  },
  server_unavailable_error: { status: 503, message: 'The service cannot answer right now; try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

// The specification gives them status 500, although the server didn't fail: the picture is at fault.
const refusalsWithStatus500: readonly ErrorCode[] = [
  'unreadable_screenshot',
  'wrong_platform',
  'week_out_of_range',
  'week_already_filled',
];

/** True for refusals, where repeating the same request gets the same answer; false when the server itself failed. */
export function isRefusal(code: ErrorCode): boolean {
  return errors[code].status < 500 || refusalsWithStatus500.includes(code);
}

/** One invalid value in a payload; `path` is dotted (`updates.0.type`). */
export interface ErrorDetail {
  path: string;
  code: string;
  message: string;
}

/** The body of every response that is not a success. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; errors: ErrorDetail[] };
}
