import { documentEndpoints } from '@volante/contract/documents/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { answerContradiction } from './answer-contradiction.ts';
import { attachDocuments } from './attach.ts';
import { skipDocument, skipDocuments, unskipDocument } from './documents.ts';

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
    const seen = await view();
    const current = seen.documentsAnalysis.documents.find(({ type }) => type === params.type)?.mediaId ?? null;
    const answer = { type: params.type, mine: body.mine, mediaId: body.mediaId?.toLowerCase() ?? current };
    await answerContradiction(deps, application, answer, seen);
    return view();
  });
  serve(app, deps, documentEndpoints.unskipDocument, async ({ application, params, view }) => {
    await unskipDocument(deps, application, params.type);
    return view();
  });
}
