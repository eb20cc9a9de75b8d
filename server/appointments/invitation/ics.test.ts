import { expect, test } from 'vitest';
import { type CalendarEvent, writeIcs } from './ics.ts';

const event: CalendarEvent = {
  uid: 'one@volante',
  sequence: 2,
  cancelled: false,
  start: new Date('2026-12-02T15:00:00Z'),
  end: new Date('2026-12-02T15:30:00Z'),
  created: new Date('2026-12-01T12:00:00Z'),
  changed: new Date('2026-12-01T12:30:00.789Z'),
  summary: 'Visita',
  description: 'Texto',
  location: 'https://meet.example.org/visit',
  organizer: { name: 'Volante', email: 'hola@example.org' },
  attendee: null,
  reminders: ['P1D', 'PT1H'],
};

/** Undoes folding and escaping, as a calendar does. */
function read(text: string): Record<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).replaceAll(/\\([\\;,n])/g, (_, c) => (c === 'n' ? '\n' : c))];
    }),
  );
}

test('a visit is one event in UTC with a stable id and its revision', () => {
  const text = writeIcs('Volante', event);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(read(text)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: 'one@volante',
    SEQUENCE: '2',
    STATUS: 'CONFIRMED',
    DTSTAMP: '20261201T123000Z',
    DTSTART: '20261202T150000Z',
    DTEND: '20261202T153000Z',
    LOCATION: 'https://meet.example.org/visit',
    'ORGANIZER;CN="Volante"': 'mailto:hola@example.org',
  });
  expect(text.match(/TRIGGER:-P1D|TRIGGER:-PT1H/g)).toHaveLength(2);
});

test('a cancelled visit is marked as cancelled and has no reminders', () => {
  const text = writeIcs('Volante', { ...event, cancelled: true });
  expect(read(text)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: 'one@volante' });
  expect(text).not.toContain('VALARM');
});

test('an invitation asks attendees to come; a cancelled one needs no answer', () => {
  const invited = { ...event, attendee: 'ana@example.org\r\nX:y' };
  const text = writeIcs('Volante', invited);
  expect(read(text)).toMatchObject({
    METHOD: 'REQUEST',
    'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=FALSE': 'mailto:ana@example.orgX:y',
  });
  expect(read(writeIcs('Volante', { ...invited, cancelled: true })).METHOD).toBe('CANCEL');
});

test('hostile text is escaped', () => {
  const nasty = 'a;b,c\\d\r\nEND:VEVENT\nATTENDEE:x\rEND:VCALENDAR';
  const text = writeIcs(nasty, { ...event, summary: nasty, organizer: { name: 'V"\r\nX:y', email: 'a@example.org' } });
  expect(read(text).SUMMARY).toBe('a;b,c\\d\nEND:VEVENT\nATTENDEE:x\nEND:VCALENDAR');
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(text.split('\r\n').some((line) => /^(ATTENDEE|X:)/.test(line))).toBe(false);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each(['á'.repeat(200), 'x'.repeat(200), `${'x'.repeat(66)}😀${'ñ'.repeat(90)}`, '👩🏽‍🔧'.repeat(30)])(
  'lines have at most 75 octets, and no letter is cut: %s',
  (summary) => {
    const text = writeIcs('Volante', { ...event, summary });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text).SUMMARY).toBe(summary);
    expect(text).not.toContain('\uFFFD');
  },
);
