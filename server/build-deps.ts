import { LargeWorkPermit } from '@volante/reader/pool/large-work.ts';
import { afterMove } from './admission/after-move.ts';
import { readSilentSince } from './admission/closing/silence.ts';
import { readDriversViewOf, viewApplication } from './admission/view.ts';
import { findApplicationFile } from './applications/applications.ts';
import { findVisitDetails, findVisitZone } from './appointments/view.ts';
import type { Config } from './config/config.ts';
import { liveConfig } from './config/live-config.ts';
import { noteIncoming } from './conversations/note-incoming.ts';
import { provePhone } from './conversations/prove-phone.ts';
import { noteReplyDelivery } from './conversations/reply.ts';
import { hasMessage } from './conversations/store.ts';
import type { OpenDatabase } from './core/database/db.ts';
import { openLists } from './core/database/lists.ts';
import { transaction } from './core/database/transaction.ts';
import type { Deps } from './core/deps.ts';
import { openDisk } from './core/full-disk.ts';
import { callsAtOnce, createCallLimit } from './core/http/connection/call-limit.ts';
import { createLimits } from './core/http/rate-limits.ts';
import type { StaffGate } from './core/http/staff/staff-deps.ts';
import { openJobs } from './core/jobs.ts';
import { deriveKeys } from './core/keys.ts';
import { openLive } from './core/live/listener.ts';
import { createLog } from './core/log.ts';
import { openOutsideCalls } from './core/outside/outside-call.ts';
import { noTracing } from './core/tracing/tracing.ts';
import { guard, touchDevice } from './devices/known.ts';
import { findDeviceMail } from './devices/messages.ts';
import { proveByLink } from './devices/prove-by-link.ts';
import { findKeptCountry } from './earnings/screenshots/learning/kept-pictures.ts';
import { startQueued } from './integrations/publish.ts';
import { openInspector } from './media/inspector.ts';
import { createReceiving } from './media/upload-limits.ts';
import { createMetrics } from './monitoring/metrics.ts';
import {
  traceInspector,
  traceMessages,
  traceOutsideCalls,
  traceReader,
  traceScanner,
  traceStorage,
} from './monitoring/trace-work.ts';
import { watchInspector, watchOutsideCalls, watchPool, watchReader } from './monitoring/watch-work.ts';
import { noteDelivery } from './notifications/delivery-reports.ts';
import { noteWish } from './notifications/opt-outs/opt-outs.ts';
import { findAskedGuarantor, findGuarantorContact } from './obligor/guarantor-mail.ts';
import { openCrm } from './providers/crm/index.ts';
import { openDriverData } from './providers/driver-data/index.ts';
import { embeddedGeo } from './providers/geo/geo.ts';
import { openMeetings } from './providers/meetings/index.ts';
import { openMessages } from './providers/messages/index.ts';
import { openReader } from './providers/reader/index.ts';
import { openStorage } from './providers/storage/index.ts';
import { openVirusScanner } from './providers/virus-scan/index.ts';
import { notifyAdmins } from './staff/accounts/mails/notify-account.ts';
import { findSession } from './staff/accounts/sessions.ts';
import { countOpening, recordRead, recordWrite } from './staff/audit/audit.ts';
import { readOwnerMail } from './staff/digest/write-digest.ts';
import { findBatchCountries } from './staff/links/batches/batches.ts';
import { findLinkToMail } from './staff/links/mail-link.ts';
import { orderMatching } from './staff/matches/jobs.ts';
import { refreshTouched } from './staff/queue/refresh-rows.ts';
import { findApplicationBy, findApplicationOfStaff } from './staff/queue/revision-store.ts';
import { findService } from './staff/service-accounts/find-service.ts';

/**
 * Builds the dependencies of all features from the settings and an open database. `given` replaces some of them (tests give a
 * clock and a fake reader). Close them with `closeDeps`.
 */
export async function buildDeps(
  below: Config,
  database: Pick<OpenDatabase, 'db' | 'pool'> & { url: string },
  given: Partial<Deps> = {},
): Promise<Deps> {
  const log = given.log ?? createLog(below.LOG_LEVEL);
  const keys = given.keys ?? deriveKeys(below.SECRET_KEY, below.SECRET_KEY_PREVIOUS);
  const metrics = given.metrics ?? createMetrics();
  const tracing = given.tracing ?? noTracing;
  const down = (service: string, isDown: boolean) => metrics.outsideDown.set({ service }, isDown ? 1 : 0);
  const outsideCall =
    given.outsideCall ?? watchOutsideCalls(traceOutsideCalls(openOutsideCalls(log, undefined, down), tracing), metrics);
  const largeWork = new LargeWorkPermit();
  const liveSettings = given.liveSettings ?? liveConfig(below);
  const { config } = liveSettings;
  const live = given.live ?? openLive(database.url, log);
  const deps: Deps = {
    config,
    liveSettings,
    db: database.db,
    pool: database.pool,
    databaseUrl: database.url,
    lists: given.lists ?? openLists(database, below, log),
    log,
    keys,
    jobs: given.jobs ?? (await openJobs(database.url, log, { sends: config.JOBS === 'off', tracing })),
    limits: given.limits ?? createLimits(config, database.db),
    turns: given.turns ?? createCallLimit(callsAtOnce(config.DATABASE_CONNECTIONS)),
    outsideCall,
    metrics,
    tracing,
    live,
    storage: given.storage ?? traceStorage(await openStorage(config, log), tracing),
    virusScanner: given.virusScanner ?? traceScanner(await openVirusScanner(config, log), tracing),
    disk: given.disk ?? openDisk(config),
    receiving: given.receiving ?? createReceiving(config),
    reader:
      given.reader ??
      traceReader(
        watchReader(
          await openReader(config, outsideCall, { largeWork, watch: watchPool(metrics, 'reader') }, log),
          metrics,
        ),
        tracing,
      ),
    geo: given.geo ?? embeddedGeo,
    driverData: given.driverData === undefined ? await openDriverData(config, outsideCall, log) : given.driverData,
    meetings: given.meetings ?? (await openMeetings({ config, keys, outsideCall }, log)),
    messages: given.messages ?? traceMessages(await openMessages(config, outsideCall, log), tracing),
    crm: given.crm === undefined ? await openCrm(config, outsideCall, log) : given.crm,
    inspector:
      given.inspector ??
      traceInspector(
        watchInspector(openInspector({ largeWork, watch: watchPool(metrics, 'decoder') }), metrics),
        tracing,
      ),
    stopping: given.stopping ?? new AbortController().signal,
    now: given.now ?? (() => new Date()),
    findApplicationFile:
      given.findApplicationFile ?? ((requestId, tokens) => findApplicationFile(deps, requestId, tokens)),
    viewApplication: given.viewApplication ?? ((application) => viewApplication(deps, application)),
    devices: given.devices ?? {
      guard: (trx, application) => guard(deps, trx, application),
      touch: (deviceId) => touchDevice(deps, deviceId),
    },
    viewById:
      given.viewById ?? ((applicationId) => transaction(deps, (trx) => readDriversViewOf(deps, trx, applicationId))),
    findSilentSince: given.findSilentSince ?? ((applicationId) => readSilentSince(deps.db, applicationId)),
    findVisit: given.findVisit ?? ((appointmentId) => findVisitDetails(deps, appointmentId)),
    findVisitZone: given.findVisitZone ?? findVisitZone,
    findGuarantorContact:
      given.findGuarantorContact ?? ((applicationId) => findGuarantorContact(deps.db, applicationId)),
    findAskedGuarantor: given.findAskedGuarantor ?? ((applicationId) => findAskedGuarantor(deps, applicationId)),
    findDeviceMail: given.findDeviceMail ?? ((message) => findDeviceMail(deps, message)),
    findLinkToMail: given.findLinkToMail ?? ((applicationId, channel) => findLinkToMail(deps, applicationId, channel)),
    provePhone: given.provePhone ?? ((trx, applicationId, origin) => provePhone(deps, trx, applicationId, origin)),
    proveByLink: given.proveByLink ?? ((hashes, link) => proveByLink(deps, hashes, link)),
    beforeCommit: async (trx) => {
      await refreshTouched(deps, trx, (changed) => orderMatching(deps, trx, changed));
      await startQueued(deps, trx);
    },
    notifyWebhookOff: given.notifyWebhookOff ?? ((trx, webhook) => notifyAdmins(deps, trx, 'webhook_off', { webhook })),
    noteDelivery:
      given.noteDelivery ??
      (async (report) => {
        if (!(await noteReplyDelivery(deps, report))) await noteDelivery(deps, report);
      }),
    noteIncoming:
      given.noteIncoming ??
      (async (message) => {
        // One that is delivered again must not undo a later wish.
        if (!(await hasMessage(deps.db, message.channel, message.messageId))) await noteWish(deps, message);
        await noteIncoming(deps, message);
      }),
    readAccountMail: given.readAccountMail ?? ((mail) => readOwnerMail(deps, mail)),
    stageMoved: given.stageMoved ?? ((trx, applicationId, to) => afterMove(deps, trx, applicationId, to)),
    staffGate: given.staffGate ?? openStaffGate(() => deps),
  };
  return deps;
}

/** Closes what `buildDeps` opened, except the database, which belongs to its caller. */
export async function closeDeps(deps: Deps): Promise<void> {
  await Promise.all([deps.live.close(), deps.lists.close()]);
  await deps.jobs.stop();
  for (const channel of deps.messages.channels) channel.close();
  await Promise.all([deps.inspector.close(), deps.reader.close()]);
}

/** The functions that the gate for staff needs, provided by the features. */
function openStaffGate(depsOf: () => Deps): StaffGate {
  return {
    findSession: (token, asked) => findSession(depsOf(), token, asked),
    findService: (token) => findService(depsOf(), token),
    findApplication: (applicationId) => findApplicationOfStaff(depsOf().db, applicationId),
    findNamed: async (thing, id) => {
      if (thing === 'batch') {
        const countries = await findBatchCountries(depsOf(), id);
        return countries && { application: null, countries };
      }
      if (thing === 'picture') {
        const country = await findKeptCountry(depsOf().db, id);
        return country && { application: null, countries: [country] };
      }
      const application = await findApplicationBy(depsOf().db, thing, id);
      return application && { application, countries: [application.country] };
    },
    countOpening: (accountId, applicationId) => countOpening(depsOf(), accountId, applicationId),
    recordRead: (entry) => recordRead(depsOf(), entry),
    recordWrite: (entry, trx) => recordWrite(depsOf(), entry, trx),
  };
}
