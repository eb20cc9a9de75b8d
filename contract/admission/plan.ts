import type { Application, DocumentView } from '../application.ts';
import { countries } from '../countries/index.ts';
import {
  byScreen,
  type DocumentType,
  documentScreen,
  documents,
  isMissing,
  isNeededForVisit,
  isStatement,
} from '../documents/rules.ts';
import type { Platform } from '../earnings/platforms.ts';
import { missingHomePhotos, noHomeImages } from '../home-visit/rules.ts';
import { isClosed } from './closing.ts';
import { documentMinutes, minutes } from './minutes.ts';
import { isSent } from './stages.ts';
import { hasPassed, stepsOf } from './steps.ts';

/** Something to have at hand. Both sides of a card are one document, and all statements are. */
export type PlanItem =
  | { kind: 'document'; type: DocumentType }
  | { kind: 'statements'; count: number }
  | { kind: 'platforms'; platforms: readonly Platform[] }
  | { kind: 'home_photos' };

/** Rough minutes for what is left, and what to have at hand for it. */
export interface PlanPart {
  minutes: number;
  items: PlanItem[];
}

export interface Plan {
  /** Until the application is sent. */
  today: PlanPart;
  /** Between sending and the video call: the documents it needs, the guarantor, booking, location and photos of the home. */
  beforeCall: PlanPart;
}

/** Length of the video call, in minutes. */
export const CALL_MINUTES = 30;

/**
 * What the applicant still has to do before the decision, today and later; null once it is closed, and once the visit's time is over.
 * Both parts are sums of the table in minutes.ts.
 */
export function planOf(application: Application): Plan | null {
  const { status, documentsAnalysis, visitAhead, visitOver, locationData, homeVisit } = application;
  if (isClosed(application) || visitOver) return null;
  const country = countries[application.country];
  const missing = documentsAnalysis.documents.filter((d) => isMissing(d) && !isRecord(d));
  const isForCall = (d: DocumentView) => !d.required && d.status !== 'rejected' && isNeededForVisit(d, country);
  const later = [...byScreen(missing).values()].filter((group) => group.some(isForCall)).flat();
  const now = missing.filter((d) => d.required || d.status === 'rejected');
  const steps = stepsOf(application).filter(({ key, state }) => key !== 'home_visit' && state !== 'waiting');
  const photos = missingHomePhotos(homeVisit?.homeImages ?? noHomeImages);
  return {
    today: {
      minutes: steps.reduce((sum, step) => sum + step.minutes, 0),
      items: [
        ...itemsOf(now),
        ...(hasPassed(application) || isSent(status)
          ? []
          : [{ kind: 'platforms' as const, platforms: country.platforms.filter((platform) => platform !== 'other') }]),
      ],
    },
    beforeCall: {
      minutes:
        documentMinutes(later.map(({ type }) => type)) +
        (visitAhead ? 0 : minutes.booking) +
        (locationData ? 0 : minutes.location) +
        photos * minutes.homePhoto,
      items: [...itemsOf(later), ...(photos > 0 ? [{ kind: 'home_photos' as const }] : [])],
    },
  };
}

function isRecord({ type }: DocumentView): boolean {
  return 'record' in documents[type];
}

function itemsOf(list: readonly DocumentView[]): PlanItem[] {
  const cards = new Set<string>();
  const count = list.filter(({ type }) => isStatement(type)).length;
  return list.flatMap(({ type }): PlanItem[] => {
    const card = documentScreen(type).replace(/_(front|back)$/, '');
    if (cards.has(card)) return [];
    cards.add(card);
    return [isStatement(type) ? { kind: 'statements', count } : { kind: 'document', type }];
  });
}
