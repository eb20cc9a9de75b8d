import { countries } from '@volante/contract/countries/index.ts';
import { openApplication } from './admission/open.ts';
import { selectUntouchedLink } from './admission/start-link-store.ts';
import { system } from './applications/events.ts';
import type { Deps } from './core/deps.ts';

/** One trial link per country: the previous start's link if unused, otherwise a new one. */
export function startLinks(deps: Deps): Promise<{ country: string; link: string }[]> {
  return Promise.all(
    Object.values(countries).map(async ({ code, name }) => {
      const known = await selectUntouchedLink(deps.db, code, actor);
      const id = known ?? (await openApplication(deps, { country: code, actor: system(actor) })).requestId;
      return { country: name, link: `${deps.config.PUBLIC_URL}/${id}` };
    }),
  );
}

const actor = 'npm start';
