import type { FastifyInstance } from 'fastify';
import { calendarsOf } from './google-calendars.ts';
import { type Html, html, page } from './page.ts';
import type { SandboxState, ScriptedAnswer } from './state.ts';

interface Outcome {
  /** The label of its button. */
  title: string;
  apply(state: SandboxState, part: string): void;
}

/** The calls that create meetings, by part; tokens are issued as usual. */
const making: Record<string, string> = { google: '/calendar', zoom: '/v2' };
// `times`: as often as the product retries before giving up.
const answering = (answer: ScriptedAnswer, times: number) => (state: SandboxState, part: string) =>
  state.script(
    part,
    Array.from({ length: times }, () => ({ body: {}, ...answer, path: making[part]! })),
  );

const everywhere: Record<string, Outcome> = {
  away: { title: 'The service is out of order', apply: answering({ status: 503 }, 3) },
  throttled: {
    title: 'Too many calls today',
    apply: answering({ status: 429, headers: { 'retry-after': '86400' } }, 1),
  },
  refused: { title: 'Our key is refused', apply: answering({ status: 401 }, 2) },
  slow: { title: 'It does not answer', apply: answering({ status: 200, delayMs: 30_000 }, 2) },
};
const conferences: Record<string, Outcome> = {
  later: {
    title: 'Its link comes a little later',
    apply: (state) => calendarsOf(state).behave({ courses: ['later'] }),
  },
  pending: { title: 'Its link does not come', apply: (state) => calendarsOf(state).behave({ courses: ['pending'] }) },
  failure: { title: 'Its link is refused', apply: (state) => calendarsOf(state).behave({ courses: ['failure'] }) },
};

function outcomesOf(part: string): Record<string, Outcome> {
  return part === 'google' ? { ...conferences, ...everywhere } : everywhere;
}

/** Lets a person on the sandbox's page select the fate of this part's next meeting. */
export function mountNextMeeting(app: FastifyInstance, part: string, state: SandboxState): void {
  app.post('/_next', async (request, reply) => {
    const { outcome = '' } = (request.body ?? {}) as { outcome?: string };
    const chosen = Object.hasOwn(outcomesOf(part), outcome) ? outcomesOf(part)[outcome] : undefined;
    if (!chosen) return reply.code(400).send({ error: 'no such outcome' });
    chosen.apply(state, part);
    return reply.redirect(`/#part-${part}`, 303);
  });
}

/** The buttons for it. */
export function nextMeetingForm(part: string): Html {
  const buttons = Object.entries(outcomesOf(part)).map(
    ([name, { title }]) => html`<button name="outcome" value="${name}">${title}</button>`,
  );
  return html`<h3>What happens to the next meeting</h3>
<form class="choices" method="post" action="/${part}/_next">${buttons}</form>`;
}

/** The page in place of a real meeting of this service. */
export function meetingPage(service: string): string {
  return page(
    service,
    html`<main>
<p class="tag">Sandbox</p>
<h1 lang="es">Aquí se abriría tu videollamada</h1>
<p lang="es">Con ${service} de verdad, en esta página verías al asesor.</p>
<p>With the real ${service}, this page would be the video call.</p>
</main>`,
    { lang: 'en' },
  );
}

interface MadeMeeting {
  title: string;
  startsAt: string;
  state: string;
  link: string | null;
}

/** All meetings of the sandbox's services, newest first. */
export function meetingTable(meetings: readonly MadeMeeting[]): Html {
  if (meetings.length === 0) return html`<p class="quiet">No meeting was made yet.</p>`;
  const rows = meetings
    .toReversed()
    .slice(0, 10)
    .map(
      ({
        title,
        startsAt,
        state,
        link,
      }) => html`<tr><td><time datetime="${startsAt}">${startsAt.slice(0, 16).replace('T', ' ')}</time></td>
<td>${title}</td><td>${state}</td><td>${link ? html`<a href="${link}">Join</a>` : 'no link yet'}</td></tr>`,
    );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Meetings"><table>
<thead><tr><th>Starts (UTC)</th><th>Title</th><th>State</th><th>Link</th></tr></thead><tbody>${rows}</tbody>
</table></div>`;
}
