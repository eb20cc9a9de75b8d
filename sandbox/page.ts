import type { SandboxPart, SandboxState } from './state.ts';

/** HTML that is safe to send. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A template that escapes its values, except those that are already HTML; lists are concatenated. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((text, part, i) => text + textOf(values[i - 1]) + part));
}

function textOf(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return value === null || value === undefined ? '' : escaped(String(value));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A complete page of the sandbox. */
export function page(title: string, content: Html, { lang = 'en' }: { lang?: string } = {}): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>${content}</body>
</html>`.text;
}

/** The sandbox's parts and their contents. */
export function overview(parts: readonly SandboxPart[], state: SandboxState): string {
  const product = state.productUrl ? html` of <a href="${state.productUrl}">${state.productUrl}</a>` : html``;
  const sections = parts.map(
    (part) => html`<section class="card" aria-labelledby="part-${part.name}">
<h2 id="part-${part.name}">${part.title}</h2>
${new Html(part.section(state))}
</section>`,
  );
  return page(
    'Sandbox',
    html`<main class="wide">
<p class="tag">Sandbox</p>
<h1>Outside services, played on this machine</h1>
<p class="lead">Everything here is made up. It takes the place of the outside services${product} that are not set up.</p>
${sections}
</main>`,
  );
}

/** The last calls of a part as a table. */
export function callTable(state: SandboxState, part: string, most = 10): Html {
  const calls = state.calls(part).slice(0, most);
  if (calls.length === 0) return html`<p class="quiet">No call arrived yet.</p>`;
  const rows = calls.map(
    ({ at, method, path, status, body }) => html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${method} ${path}</td><td>${status}</td>
<td><code>${body ? JSON.stringify(body).slice(0, 200) : ''}</code></td>
</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Calls"><table>
<thead><tr><th>Time (UTC)</th><th>Call</th><th>Answer</th><th>Content</th></tr></thead><tbody>${rows}</tbody>
</table></div>`;
}
