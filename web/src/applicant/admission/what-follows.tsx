import { isWanted } from '@volante/contract/admission/document-steps.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import type { VisitScreen } from '@volante/contract/admission/visit-parts.ts';
import type { Application } from '@volante/contract/application.ts';
import { type DocumentState, documentScreen, documents, isMissing } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { admissionTexts } from './texts.ts';

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

/** The value in the address of the confirmation screen for an applicant who has stopped for today. */
export const forToday = 'today';

/** The wordings of the screen. */
export type Situation = 'begun' | 'judicial' | 'documents' | 'ready' | 'risk' | 'visit' | 'visited';

/** The situation of an undecided application, from the applicant's view. */
export function situationOf(application: Application): Situation {
  const { status, visitOver } = application;
  if (status === 'created' || status === 'earnings_analysis') return 'begun';
  if (status === 'judicial_analysis') return 'judicial';
  if (status === 'documents_analysis') return waitsForAnything(application) ? 'documents' : 'ready';
  if (status === 'risk_analysis') return 'risk';
  return visitOver ? 'visited' : 'visit';
}

/**
 * How far the review has come. It is counted from the documents, because staff may move an application on before they
 * have reviewed all.
 */
export function reviewOf({ documentsAnalysis }: Application): { all: boolean; approved: number } {
  const approved = documentsAnalysis.documents.filter((d) => d.status === 'approved' && !documents[d.type].record);
  return { all: documentsAnalysis.status === 'approved', approved: approved.length };
}

/** Missing and rejected documents, including postponed ones. A document with `neverWaitsAlone` goes with its other side. */
export function openDocuments<D extends DocumentState>(list: readonly D[]): D[] {
  const named = list.filter((d) => !documents[d.type].neverWaitsAlone || d.status === 'rejected');
  return named.filter(isMissing);
}

/** Whether something prevents sending. */
function waitsForAnything(application: Application): boolean {
  if (!hasPassedEarnings(application.status)) return false;
  const { personalData, documentsAnalysis } = application;
  return personalData.status === 'pending' || openDocuments(documentsAnalysis.documents).some(isWanted);
}

/** "Continuar con INE Reverso" if the next screen is a document or part of the visit, otherwise "Continuar". */
export function useGoLabel(next: string): string {
  const request = useApplication();
  const t = useText(admissionTexts);
  const nameOf = useDocumentName();
  const document = request.documentsAnalysis.documents.find((d) => next === `/documents/${documentScreen(d.type)}`);
  return document ? t.goWith(nameOf(document.type)) : (t.visitGo[next as VisitScreen] ?? t.go);
}
