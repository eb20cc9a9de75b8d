import { appointmentEndpoints } from '@volante/contract/appointments/calls.ts';
import { browserOf } from '@volante/contract/words/browsers.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { languageOf } from '../core/http/language.ts';
import { API, serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules } from '../core/problem.ts';
import { findRehearsal, saveRehearsal, sayAttendance } from './attendance/attendance.ts';
import { bookAppointment, type KeepVisit } from './book.ts';
import { listFreeSlots } from './calendar/calendar.ts';
import { cancelAppointment, findAppointment, moveAppointment } from './change.ts';
import { holdSlot } from './hold.ts';
import { calendarUrlOf, deliverCalendarFile } from './invitation/calendar-file.ts';
import type { VisitRow } from './store.ts';
import { viewAppointment, viewRehearsal } from './view.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, appointmentEndpoints.getAvailableSlots, async ({ application, params, query }) => {
    const { timezone, date } = query;
    return {
      success: true as const,
      slots: await listFreeSlots(deps, application, { days: params.n, date, timezone }),
    };
  });

  serve(app, deps, appointmentEndpoints.holdSlot, async ({ application, params }) => {
    const expiresAt = await holdSlot(deps, application, params.slotId);
    const left = Math.ceil((expiresAt.getTime() - deps.now().getTime()) / 1000);
    return { expiresAt: expiresAt.toISOString(), expiresInSeconds: left };
  });

  serve(app, deps, appointmentEndpoints.createAppointment, async (call) => {
    const { application, body, query, request } = call;
    refuseOtherRequest(application, body);
    const place = body.isAppointmentReschedule ? moveAppointment : bookAppointment;
    const language = languageOf(request, application.country);
    const { personalData } = await call.view();
    const answer = (visit: VisitRow) => ({
      success: true as const,
      appointment: viewAppointment(deps, application, visit, personalData),
    });
    const keep: KeepVisit = (trx, visit) => call.keepAnswer(trx, answer(visit));
    return answer(await place(deps, application, body, query.timezone, language, keep));
  });

  serve(app, deps, appointmentEndpoints.getAppointment, async ({ application, query, view }) => {
    const visit = await findAppointment(deps, application);
    const { personalData } = await view();
    const rehearsal = await findRehearsal(deps, visit.id);
    return viewAppointment(deps, application, visit, personalData, { timezone: query.timezone, rehearsal });
  });

  serve(app, deps, appointmentEndpoints.sayAttendance, async ({ application, body, view, keepAnswer }) => {
    const { personalData } = await view();
    const answer = async (db: Db, visit: VisitRow) => {
      const rehearsal = await findRehearsal({ db }, visit.id);
      return viewAppointment(deps, application, visit, personalData, { rehearsal });
    };
    const keep: KeepVisit = async (trx, visit) => keepAnswer(trx, await answer(trx, visit));
    return answer(deps.db, await sayAttendance(deps, application, body, keep));
  });

  serve(app, deps, appointmentEndpoints.saveRehearsal, async ({ application, body, request }) => {
    const browser = browserOf(String(request.headers['user-agent'] ?? ''));
    return viewRehearsal(await saveRehearsal(deps, application, { ...body, browser }));
  });

  serve(app, deps, appointmentEndpoints.measureUpload, async ({ body }) => ({
    received: body.filler.join('').length,
  }));

  serve(app, deps, appointmentEndpoints.cancelAppointment, async ({ application, body, request, keepAnswer }) => {
    refuseOtherRequest(application, body);
    const language = languageOf(request, application.country);
    const answer = ({ id }: VisitRow) => ({ success: true as const, calendarUrl: calendarUrlOf(deps, id) });
    const keep: KeepVisit = (trx, visit) => keepAnswer(trx, answer(visit));
    return answer(await cancelAppointment(deps, application, body.id, language, keep));
  });

  // Without a gate, since the URL's signature is the proof. A plain GET, for browsers inside other apps.
  app.get<{ Params: { id: string }; Querystring: { signature?: unknown; language?: unknown } }>(
    `${API}/public/visits/:id/visit.ics`,
    async (request, reply) => {
      const { name, text } = await deliverCalendarFile(deps, request.params.id, request.query);
      const disposition = `attachment; filename="${name}"`;
      reply.headers({ 'content-disposition': disposition, 'cache-control': 'no-store' });
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}

/** Throws a 422 if the payload and the URL name different applications. */
function refuseOtherRequest(application: ApplicationFile, body: { admissionRequestId?: string | undefined }): void {
  const { admissionRequestId: named } = body;
  if (named !== undefined && named.toLowerCase() !== application.requestId)
    throw brokenRules(brokenRule('admissionRequestId', 'invalid_value'));
}
