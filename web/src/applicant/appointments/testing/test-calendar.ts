import type { Attendance } from '@volante/contract/appointments/attendance.ts';
import type { Appointment, Slot } from '@volante/contract/appointments/calls.ts';
import { startOfSlot } from '@volante/contract/appointments/rules.ts';
import { appointmentAt, slotAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { currentApplication } from '../../application/application.ts';

/** The date this many days ahead, in Mexico City. */
export function dayAhead(days: number): string {
  return addDays(dateIn('America/Mexico_City', new Date()), days);
}

/**
 * Plays the server's calendar for one application: free slots at 9:00, 11:30 and 17:00 of Mexico City, three and four
 * days ahead. An entry of `refuse` answers the next call whose path ends with its key; while `offline` is set, no call
 * is answered.
 */
export function fakeCalendar(booked: Appointment | null = null) {
  const state = {
    visit: booked,
    slots: [3, 4].flatMap((days) => ['15:00', '17:30', '23:00'].map((time) => slotAt(`${dayAhead(days)}T${time}:00Z`))),
    refuse: {} as Record<string, ErrorCode>,
    offline: false,
    holdSeconds: 300,
    sent: [] as { path: string; body: Record<string, unknown>; query: Record<string, string> }[],
  };

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 15));
    if (state.offline) throw new TypeError('no network');
    const url = new URL(String(input), location.href);
    const path = url.pathname.replace(/^.*\/calendar/, '');
    if (init?.method === 'POST' || init?.method === 'PUT') {
      const body = init.body ? JSON.parse(String(init.body)) : {};
      state.sent.push({ path, body, query: Object.fromEntries(url.searchParams) });
    }
    const refused = Object.keys(state.refuse).find((end) => path.endsWith(end));
    const code = refused && state.refuse[refused];
    if (code) {
      delete state.refuse[refused];
      return refusal(code);
    }
    if (path.endsWith('/get-available-slots')) return success({ success: true, slots: slotsOf(url) });
    if (path.endsWith('/hold')) return success({ expiresAt: '', expiresInSeconds: state.holdSeconds });
    if (path.endsWith('/attendance')) return say(JSON.parse(String(init?.body)));
    if (path.endsWith('/create')) return create(JSON.parse(String(init?.body)));
    if (path.endsWith('/cancel')) {
      state.visit = null;
      return success({ success: true, calendarUrl: '/visit.ics' });
    }
    if (/\/requests\/[^/]+$/.test(path))
      return success({ ...currentApplication(), visitAhead: state.visit ? true : undefined });
    return state.visit ? success(state.visit) : refusal('appointment_not_found');
  };

  const slotsOf = (url: URL): Slot[] => {
    const zone = url.searchParams.get('timezone') ?? '';
    const from = url.searchParams.get('date') ?? '';
    const to = addDays(from, Number(/\/(\d+)\/calendar/.exec(url.pathname)?.[1]));
    return state.slots.filter(({ startTime }) => {
      const day = dateIn(zone, new Date(startTime));
      return day >= from && day < to;
    });
  };
  const say = ({ attendance }: { attendance: Attendance | 'on_time' }): Response => {
    if (!state.visit) return refusal('appointment_not_found');
    state.visit = { ...state.visit, attendance: attendance === 'on_time' ? null : attendance };
    return success(state.visit);
  };
  const create = ({ slotId }: { slotId: string }): Response => {
    const start = startOfSlot(slotId)?.toISOString() ?? '';
    state.visit = appointmentAt(start, { rescheduleCount: state.visit ? 1 : 0 });
    return success({ success: true, appointment: state.visit });
  };
  return { state, answer };
}

function success(data: unknown): Response {
  return Response.json({ data });
}

function refusal(code: ErrorCode): Response {
  const { status, message } = errors[code];
  return Response.json({ error: { code, message, errors: [] } }, { status });
}
