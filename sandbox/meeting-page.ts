import { type Html, html } from './html.ts';
import { page } from './page.ts';

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
