import { documentEndpoints } from '@volante/contract/documents/calls.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { serve } from '../core/http/serve.ts';
import { attachDocuments } from './attach.ts';
import { skipDocument, skipDocuments, unskipDocument } from './documents.ts';
import { answerContradiction } from './readings/readings.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, documentEndpoints.updateDocuments, async ({ application, body, query, view }) => {
    await attachDocuments(deps, application, body.updates, query.country);
    return view();
  });
  serve(app, deps, documentEndpoints.skipDocument, async ({ application, params, view }) => {
    await skipDocument(deps, application, params.type);
    return view();
  });
  serve(app, deps, documentEndpoints.skipDocuments, async ({ application, view }) => {
    await skipDocuments(deps, application);
    return view();
  });
  serve(app, deps, documentEndpoints.answerContradiction, async ({ application, params, body, view }) => {
    const { proposals = [] } = await view();
    if (!isDocumentType(params.type)) throw new Problem('document_not_found');
    await answerContradiction(deps, application, params.type, body.mine, proposals);
    return view();
  });
  serve(app, deps, documentEndpoints.unskipDocument, async ({ application, params, view }) => {
    await unskipDocument(deps, application, params.type);
    return view();
  });
}
