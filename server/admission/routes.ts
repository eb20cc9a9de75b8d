import { admissionEndpoints } from '@volante/contract/admission.ts';
import type { FastifyInstance } from 'fastify';
import { setApplicantCookie } from '../core/applicant-cookie.ts';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/serve.ts';
import { findViewedCase, type ViewedCase } from './view.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const lookUp = (requestId: string): Promise<ViewedCase | null> => findViewedCase(deps, requestId);

  serve(
    app,
    deps,
    admissionEndpoints.getRequest,
    ({ application, reply }) => {
      setApplicantCookie(deps, reply, application.requestId);
      return application.view;
    },
    { lookUp },
  );
}
