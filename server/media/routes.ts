import { mkdirSync } from 'node:fs';
import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { MAX_FILES_PER_UPLOAD, type MediaFile, mediaEndpoints } from '@volante/contract/media/calls.ts';
import type { FastifyInstance } from 'fastify';
import { refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import type { Deps } from '../core/deps.ts';
import { API, serve } from '../core/http/serve.ts';
import { deliverMedia } from './deliver.ts';
import { findMedia } from './media.ts';
import { receivingFolder } from './receive.ts';
import { receiveUpload } from './receive-upload.ts';
import { keepUploads } from './upload.ts';

const limits = { files: MAX_FILES_PER_UPLOAD, fileBytes: MAX_FILE_BYTES };

export function register(app: FastifyInstance, deps: Deps): void {
  mkdirSync(receivingFolder(deps), { recursive: true, mode: 0o700 });

  serve(app, deps, mediaEndpoints.uploadMedia, async ({ application, request, keepAnswer }) => {
    refuseWhenClosed(application);
    const form = await receiveUpload(deps, request, { application }, limits);
    const answer = (kept: MediaFile[]) => (kept.length === 1 && kept[0] ? kept[0] : kept);
    // Stored in the same transaction, since a repeat after a crash looks like the same file being sent twice.
    const keep = (trx: Trx, kept: MediaFile[]) => keepAnswer(trx, answer(kept));
    return answer(await keepUploads(deps, application, form, keep).finally(form.drop));
  });

  serve(app, deps, mediaEndpoints.getMedia, ({ application, params }) => findMedia(deps, application, params.mediaId));

  // Fastify also answers HEAD. Without a gate, since the URL's signature is the proof.
  app.get<{ Params: { mediaId: string }; Querystring: { expires?: string; signature?: string } }>(
    `${API}/media/files/:mediaId`,
    async (request, reply) => {
      const delivery = await deliverMedia(deps, request.params.mediaId, request.query);
      return reply.headers(delivery.headers).send(await delivery.open());
    },
  );
}
