import type { Deps } from '../core/deps.ts';
import { isDisputed } from './whose-phone.ts';

/** The address of the application; null where a strange phone would see what is stored there, and while two have its phone. */
export async function linkTo(
  { db, config, viewById }: Pick<Deps, 'db' | 'config' | 'viewById'>,
  applicationId: string,
): Promise<string | null> {
  if (config.SECOND_FACTOR !== 'known_devices') return null;
  const id = (await viewById(applicationId))?.id;
  return id && !(await isDisputed(db, applicationId)) ? `${config.PUBLIC_URL}/${id}/tasks` : null;
}
