import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { earningsEndpoints } from '@volante/contract/earnings/calls.ts';
import { readingEndpoints } from '@volante/contract/reading/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { Problem } from '../core/problem.ts';
import { isUuid } from '../media/media.ts';
import { receiveUpload } from '../media/receive-upload.ts';
import { platformOf } from './application.ts';
import { clearEarning, getProfileData, setEarning } from './earnings.ts';
import { dropOpenPicture, finishProfile, finishWeek } from './screenshots/open-pictures.ts';
import { refuseWhenBusy } from './screenshots/read-screenshot.ts';
import { keepScreenshot, readUpload } from './screenshots/screenshots.ts';

const limits = { files: 3, fileBytes: MAX_FILE_BYTES };

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, earningsEndpoints.uploadScreenshot, async ({ request, findHolder, prove, openCase }) => {
    const holder = await findHolder();
    if (holder) await refuseWhenBusy(deps, holder);
    const form = await receiveUpload(deps, request, { application: holder, prove }, limits);
    try {
      const application = await openCase(form.fields.requestId);
      return await keepScreenshot(deps, application, readUpload(application, form));
    } finally {
      await form.drop();
    }
  });

  serve(app, deps, readingEndpoints.getReadingWait, async ({ application }) => ({
    seconds: await deps.reader.secondsFor(application.applicationId),
  }));

  serve(app, deps, earningsEndpoints.getProfileData, ({ application, params }) => {
    if (params.language !== 'es-MX' && params.language !== 'en') throw new Problem('not_found_error');
    return getProfileData(deps, application, platformOf(application, params.platform));
  });

  serve(app, deps, earningsEndpoints.setEarning, async ({ application, params, body }) => {
    const platform = platformOf(application, params.platform);
    const fill = body.pictureId === undefined ? setEarning : finishWeek;
    await fill(deps, application, platform, params.week, body);
    return getProfileData(deps, application, platform);
  });

  serve(app, deps, earningsEndpoints.setProfile, async ({ application, params, body }) => {
    const platform = platformOf(application, params.platform);
    await finishProfile(deps, application, platform, body);
    return getProfileData(deps, application, platform);
  });

  serve(app, deps, earningsEndpoints.dropPicture, async ({ application, params }) => {
    const platform = platformOf(application, params.platform);
    if (!isUuid(params.pictureId)) throw new Problem('not_found_error');
    await dropOpenPicture(deps, application, platform, params.pictureId);
    return getProfileData(deps, application, platform);
  });

  serve(app, deps, earningsEndpoints.clearEarning, async ({ application, params }) => {
    const platform = platformOf(application, params.platform);
    await clearEarning(deps, application, platform, params.week);
    return getProfileData(deps, application, platform);
  });
}
