import type { Calls } from './endpoint.ts';
import { v1ApplicationEndpoints } from './v1/applications.ts';
import { v1EventEndpoints } from './v1/events.ts';

/** Every call for other systems; paths are relative to `/api/v1`. Names differ from those of the staff API. */
export const v1Api = {
  ...v1ApplicationEndpoints,
  ...v1EventEndpoints,
};

/** The calls by `"METHOD /path"`, for typed callers. */
export type V1Api = Calls<typeof v1Api>;
