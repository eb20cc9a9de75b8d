import type { Deps } from '../core/deps.ts';

/** The address of the application; null where a strange phone would see what is stored there. */
export async function linkTo(
  { config, viewById }: Pick<Deps, 'config' | 'viewById'>,
  applicationId: string,
): Promise<string | null> {
  if (config.SECOND_FACTOR !== 'known_devices') return null;
  const id = (await viewById(applicationId))?.id;
  return id ? `${config.PUBLIC_URL}/${id}/tasks` : null;
}
