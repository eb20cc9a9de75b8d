import { documentScreen } from '@volante/contract/documents/rules.ts';
import { homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import type { UnderWay } from './under-way.ts';

/** The screen that shows the file, and can change or remove it. */
export function placeOf({ of }: UnderWay): { path: string; query?: Record<string, string> } {
  if ('type' in of) return { path: `/documents/${documentScreen(of.type)}` };
  if ('platform' in of) return { path: `/platforms/${of.platform}` };
  const step = homePhotoSteps.findIndex(({ key }) => key === of.step);
  return { path: '/home-image-upload', query: { step: String(step) } };
}
