import type { StaffApi } from '@volante/contract/staff-api.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { createUpload, type UploadInput } from '../../lib/call/upload.ts';
import { sessionEnded } from './session.ts';

type StaffUploads =
  | 'POST /visits/{visitId}/report/images'
  | 'POST /applications/{applicationId}/documents/{type}/file'
  | 'POST /link-batches';
type StaffUpload = <K extends StaffUploads>(
  name: K,
  input: UploadInput & { params: StaffApi[K]['params'] },
) => Promise<StaffApi[K]['result']>;

/** Sends files; when the session has ended it waits for the person, like a call. Rejects with `CallError`. */
export const upload: StaffUpload = async (name, input) => {
  try {
    return await send(name, input);
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'authentication_error')) throw error;
    await sessionEnded();
    return send(name, input);
  }
};

const send = createUpload<StaffUpload>({ base: '/staff', headers: () => ({}) });
