import { admissionEndpoints } from '@volante/contract/admission/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { setApplicantCookie } from '../core/http/applicant-cookie.ts';
import { isOn } from '../core/http/devices/caller.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { comeBack, withdraw } from './closing/close.ts';
import { getEarningsAnalysis, startEarningsAnalysis } from './pass-earnings.ts';
import { submit } from './submit.ts';
import { findViewedApplication, type ViewedApplication } from './view.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const lookUp = (requestId: string, tokens: readonly Buffer[]): Promise<ViewedApplication | null> =>
    findViewedApplication(deps, requestId, tokens);

  serve(app, deps, admissionEndpoints.getRequest, { lookUp, wellFormed: true }, async ({ application, reply }) => {
    setApplicantCookie(deps, reply, application.requestId);
    // Before anything is stored, so that the browser that stores it is known even if it never gets the answer.
    const { caller, guarded } = application;
    if (isOn(deps) && !guarded && caller && !(await caller.isOfStaff()))
      caller.hashFor('applicant', application.applicationId);
    return application.view;
  });

  serve(app, deps, admissionEndpoints.submit, async ({ application, request, view }) => {
    await submit(deps, application, languageOf(request, application.country));
    return view();
  });

  serve(app, deps, admissionEndpoints.withdraw, async ({ application, view }) => {
    await withdraw(deps, application);
    return view();
  });

  serve(app, deps, admissionEndpoints.comeBack, async ({ application, view }) => {
    await comeBack(deps, application);
    return view();
  });

  serve(app, deps, admissionEndpoints.startEarningsAnalysis, async ({ application, view }) => {
    await startEarningsAnalysis(deps, application);
    return view();
  });

  serve(app, deps, admissionEndpoints.checkEarningsAnalysis, { lookUp }, ({ application: { view } }) => ({
    status: view.status,
    earningsAnalysis: view.earningsAnalysis,
  }));

  serve(app, deps, admissionEndpoints.getEarningsAnalysis, async ({ application, view }) => {
    const platforms = await getEarningsAnalysis(deps, application);
    const { status, earningsAnalysis } = await view();
    return { status, earningsAnalysis, platforms };
  });
}
