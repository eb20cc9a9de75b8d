/** One event of a calendar file; instants become UTC. */
export interface CalendarEvent {
  uid: string;
  /** Raised with every change, so that calendars replace their copy. */
  sequence: number;
  cancelled: boolean;
  start: Date;
  end: Date;
  created: Date;
  changed: Date;
  summary: string;
  description: string;
  location: string | null;
  organizer: { name: string; email: string } | null;
  /** E-mail address of the attendee; null for a file that a person adds to a calendar. */
  attendee: string | null;
  /** Reminder times before the start, as ISO 8601 durations. */
  reminders: string[];
}

/**
 * A calendar file with one event. METHOD is PUBLISH, REQUEST if there is an attendee, or CANCEL once it is cancelled (RFC 5546).
 */
export function writeIcs(product: string, event: CalendarEvent): string {
  return writeCalendar(product, methodOf(event), [event]);
}

/**
 * A calendar file (RFC 5545): CRLF, lines of at most 75 octets, text escaped. Written here, since the known packages fold lines
 * by characters instead of octets.
 */
export function writeCalendar(product: string, method: Method, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Visits//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.changed)}`,
    `CREATED:${utc(event.created)}`,
    `LAST-MODIFIED:${utc(event.changed)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.organizer ? [`ORGANIZER;CN=${quote(event.organizer.name)}:mailto:${event.organizer.email}`] : []),
    ...(event.attendee ? [`ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${oneLine(event.attendee)}`] : []),
    ...(event.cancelled ? [] : event.reminders.flatMap((before) => alarm(before, event.summary))),
    'END:VEVENT',
  ];
}

type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** The method, which tells a calendar what to do with the event. */
export function methodOf({ cancelled, attendee }: CalendarEvent): Method {
  if (cancelled) return 'CANCEL';
  return attendee ? 'REQUEST' : 'PUBLISH';
}

function alarm(before: string, summary: string): string[] {
  const text = `DESCRIPTION:${escapeText(summary)}`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', text, `TRIGGER:-${before}`, 'END:VALARM'];
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

// Quoted parameters can't be escaped, so characters that would end one are dropped.
function quote(text: string): string {
  return `"${text.replaceAll(/["\r\n]/g, '')}"`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, '');
}

// Continuation lines start with a space, which counts; characters are never split.
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
