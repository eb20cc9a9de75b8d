import { countries } from '@volante/contract/countries/index.ts';
import { openApplication } from './admission/open.ts';
import { selectUntouchedLink } from './admission/start-link-store.ts';
import { system } from './applications/events.ts';
import { missingHelp } from './config/brand-settings.ts';
import type { Deps } from './core/deps.ts';
import { isOn } from './core/http/devices/caller.ts';
import { inviteFirstAdmin, isWithoutAdmin } from './staff/accounts/invitations.ts';

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
const forTrials = 'the embedded PostgreSQL is for trials only: set DATABASE_URL before real drivers apply';
const everybody =
  'SECOND_FACTOR is off, for trials with the sandbox only: whoever has a link sees everything stored behind it';

/**
 * Announces that the product is ready and, for trials, how to get in. In production it only logs, and never a link. Never throws:
 * if the database was lost meanwhile, it logs that, and the server goes on.
 */
export async function announceStart(deps: Deps): Promise<void> {
  try {
    await announce(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'could not look up admins and trial links');
  }
}

async function announce(deps: Deps): Promise<void> {
  const { config, log } = deps;
  const missing = missingHelp(config);
  if (config.NODE_ENV === 'production') {
    log.info({ url: config.PUBLIC_URL }, 'ready');
    if (missing) log.warn(missing);
    if (!config.DATABASE_URL) log.warn(forTrials);
    if (await isWithoutAdmin(deps))
      log.warn('there is no admin yet: npm run staff -- invite --email … --role reviewer,compliance,admin');
    return;
  }
  console.log(`Volante is ready at ${config.PUBLIC_URL}`);
  if (missing) console.log(`  warning: ${missing}`);
  if (!config.DATABASE_URL) console.log(`  ${forTrials}`);
  if (!isOn(deps)) console.log(`  warning: ${everybody}`);
  const invitation = await inviteFirstAdmin(deps);
  if (invitation) console.log(`  staff, first admin        ${invitation.url}`);
  // Operators with a database of their own decide who gets a link.
  if (config.DATABASE_URL) return;
  for (const { country, link } of await startLinks(deps)) console.log(`  applicant, ${country.padEnd(13)}  ${link}`);
}
