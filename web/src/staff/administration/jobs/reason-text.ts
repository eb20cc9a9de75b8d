import { capital } from '@volante/contract/words/languages.ts';
import type { jobTexts } from './texts.ts';

type Texts = (typeof jobTexts)['es'];

/** Why a job failed last: the server's own code, or the name of an outside service and its fault. */
export function reasonText(reason: string, t: Texts): string {
  const known = (t.reasons as Record<string, string>)[reason];
  if (known) return known;
  const [, service, fault] =
    /^(.+)_(unreachable|timeout|refused|rate_limited|broken_answer|circuit_open)$/.exec(reason) ?? [];
  if (!service || !fault) return t.otherReason(reason);
  const name = (t.services as Record<string, string>)[service] ?? brands[service] ?? service;
  return capital(t.faults[fault as keyof Texts['faults']](name));
}

/** Services by their own names. */
const brands: Record<string, string> = {
  google_meet: 'Google Meet',
  hubspot: 'HubSpot',
  jitsi: 'Jitsi',
  palenca: 'Palenca',
  zoom: 'Zoom',
};
