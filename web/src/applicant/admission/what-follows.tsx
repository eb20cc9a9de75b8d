import type { Application } from '@volante/contract/admission/application.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { admissionTexts } from './texts.ts';
import { situationOf } from './whats-next.ts';

/** The next steps, in order; nothing if all of them are up to the driver. */
export function WhatFollows({ waits = false }: { waits?: boolean }) {
  const request = useApplication();
  const t = useText(admissionTexts);
  const steps = stepsIn(request, waits, t.next);
  return steps && <NumberedSteps title={t.nextTitle} steps={steps} />;
}

export function NumberedSteps({ title, steps }: { title: string; steps: string }) {
  return (
    <section className="mt-2 mb-4">
      <h2 className="mb-2 font-extrabold">{title}</h2>
      <ol className="grid gap-2">
        {steps.split('|').map((step, i) => (
          <li key={step} className="flex gap-3 text-small">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full bg-track font-extrabold text-ink-2"
            >
              {i + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Next = (typeof admissionTexts)['es']['next'];

function stepsIn(request: Application, waits: boolean, next: Record<keyof Next, string>): string | null {
  const situation = situationOf(request);
  if (situation === 'judicial') return waits ? next.judicial : next.judicialDone;
  if (situation === 'risk')
    return request.visitAhead ? next.riskBooked : request.visitOver ? next.riskVisited : next.risk;
  if (situation === 'visit') return request.visitAhead ? next.visitBooked : next.visit;
  return null;
}
