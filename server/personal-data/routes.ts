import { personalDataEndpoints } from '@volante/contract/personal-data/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { giveConsent } from './consents.ts';
import { savePersonalData } from './personal-data.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, personalDataEndpoints.updatePersonalData, async (call) => {
    const circumstances = { language: languageOf(call.request, call.application.country), ip: call.ip };
    await savePersonalData(deps, call.application, call.body, circumstances);
    return call.view();
  });

  serve(app, deps, personalDataEndpoints.giveConsent, async (call) => {
    await giveConsent(deps, call.application, { ...call.body, ip: call.ip });
    return { recorded: true as const };
  });
}
