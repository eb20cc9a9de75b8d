import type { jobTexts } from './texts.ts';

type Texts = (typeof jobTexts)['es'];

/** Why a job failed last: the server's own code, or the name of an outside service and its fault. */
export function reasonText(reason: string, t: Texts): string {
  const known = (t.reasons as Record<string, string>)[reason];
  if (known) return known;
  const [, service, fault] =
    /^(.+)_(unreachable|timeout|refused|rate_limited|broken_answer|circuit_open)$/.exec(reason) ?? [];
  return service && fault ? t.faults[fault as keyof Texts['faults']](service) : t.otherReason(reason);
}
