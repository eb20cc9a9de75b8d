import { deviceEndpoints } from '@volante/contract/devices/calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { setApplicantCookie } from '../core/http/applicant-cookie.ts';
import { type Caller, isOn } from '../core/http/devices/caller.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { readAccess } from './access.ts';
import { checkCode, sendCode } from './code.ts';
import type { Asking } from './known.ts';
import { listDevices, removeDevice, removeOtherDevices, reportDevice } from './list.ts';
import { askStaff, checkAnswers, startHandOff, takeHandOff } from './other-proofs.ts';
import { updateOpen } from './store.ts';

interface ProofCall {
  application: ApplicationFile;
  caller: Caller;
  request: FastifyRequest;
}

export function register(app: FastifyInstance, deps: Deps): void {
  /** Lets the device prove itself, unless it may see everything already. */
  async function access({ application, caller, request }: ProofCall, prove: (asking: Asking) => Promise<void>) {
    const language = languageOf(request, application.country);
    const isLimited = isOn(deps) && application.guarded && !application.device?.isProved;
    if (isLimited) await prove({ application, caller, language });
    return readAccess(deps, application);
  }

  serve(app, deps, deviceEndpoints.getAccess, ({ application }) => readAccess(deps, application));
  serve(app, deps, deviceEndpoints.sendCode, (call) =>
    access(call, (asking) => sendCode(deps, asking, call.body.channel)),
  );
  serve(app, deps, deviceEndpoints.checkCode, (call) =>
    access(call, (asking) => checkCode(deps, asking, call.body.code)),
  );
  serve(app, deps, deviceEndpoints.checkAnswers, (call) =>
    access(call, (asking) => checkAnswers(deps, asking, call.body)),
  );
  serve(app, deps, deviceEndpoints.askStaff, (call) => access(call, (asking) => askStaff(deps, asking)));
  serve(app, deps, deviceEndpoints.startHandOff, { secretAnswer: true }, ({ application }) =>
    startHandOff(deps, application),
  );
  serve(app, deps, deviceEndpoints.useHandOff, (call) =>
    access(call, (asking) => takeHandOff(deps, asking, call.body.token)),
  );
  serve(app, deps, deviceEndpoints.showOpenDocument, async ({ application: { device }, body }) => {
    // Without known devices nobody can tell one from another, and the computer shows nothing.
    if (device?.isProved) await updateOpen(deps.db, device.deviceId, body.type, deps.now());
    return { noted: true as const };
  });
  serve(app, deps, deviceEndpoints.listDevices, ({ application }) => listDevices(deps.db, application));
  serve(app, deps, deviceEndpoints.removeDevice, ({ application, params }) =>
    removeDevice(deps, application, params.deviceId),
  );
  serve(app, deps, deviceEndpoints.removeOtherDevices, ({ application }) => removeOtherDevices(deps, application));
  serve(app, deps, deviceEndpoints.reportDevice, { secretAnswer: true }, async (call) => {
    const { application, params, request, reply } = call;
    const language = languageOf(request, application.country);
    const id = await reportDevice(deps, application, { deviceId: params.deviceId, language });
    setApplicantCookie(deps, reply, id);
    return { id };
  });
}
