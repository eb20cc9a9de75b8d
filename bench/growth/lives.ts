import { makeUp } from '../../sandbox/people/people.ts';
import { Random } from '../../sandbox/people/random.ts';
import { lives } from '../../scripts/demo/lives.ts';
import { MadeUpDriver } from '../../scripts/demo/made-up-driver.ts';
import { MadeUpStaff } from '../../scripts/demo/made-up-staff.ts';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { findMatches } from '../../server/staff/matches/find-matches.ts';
import type { Installation } from './installation.ts';
import { note, type Times, timedApp } from './timed-app.ts';

/** The longest courses; the others are beginnings of these. */
const measured = ['approved', 'papers came back', 'a figure is asked for again', 'half reviewed, taken by somebody'];

/** `count` drivers follow each course, call by call, alternating between the installations. */
export async function measureLives(sites: Installation[], count: number): Promise<Times[]> {
  const all = await Promise.all(sites.map(begin));
  for (let number = 0; number < count; number++)
    for (const life of lives.filter(({ name }) => measured.includes(name))) for (const one of all) await one.live(life);
  return all.map(({ times }) => times);
}

/** In days; later steps of a course come after the visit. */
const VISIT = 9;

function makePast({ pool }: Installation['deps'], applicationId: string): Promise<unknown> {
  return pool.query(
    `update appointments set starts_at = starts_at - interval '12 days', ends_at = ends_at - interval '12 days'
     where application_id = $1 and status = 'booked' and starts_at > now()`,
    [applicationId],
  );
}

async function begin({ app: real, deps, reader, applications }: Installation) {
  const times: Times = new Map();
  const app = timedApp(real, times);
  const chance = new Random(Date.now() + applications);
  const now = () => new Date();
  const hire = (role: 'reviewer' | 'advisor') =>
    MadeUpStaff.hire(app, deps, role, `Bench ${role}`, `${role}-${Date.now()}@example.com`);
  const reviewer = await hire('reviewer');
  // Nothing needs a second person here.
  const company = { reviewer, second: reviewer, advisor: await hire('advisor') };
  // So that another run on the same databases has different people.
  let people = Math.floor(Date.now() / 1000) % 1_000_000;
  return {
    times,
    async live(life: (typeof lives)[number]) {
      const begun = performance.now();
      const ids = await openApplication(deps, { country: 'mx', actor: system('benchmark') });
      note(times, 'an application is opened', performance.now() - begun);
      const person = makeUp(chance, 'mx', { number: people++, openStates: [] });
      const driver = new MadeUpDriver({ app, chance, reader, now }, person, ids);
      for (const { day, act } of life.steps) {
        if (day > VISIT) await makePast(deps, ids.applicationId);
        await act(driver, company);
      }
      const compared = performance.now();
      await findMatches(deps, ids.applicationId);
      note(times, 'find-matches', performance.now() - compared);
    },
  };
}
