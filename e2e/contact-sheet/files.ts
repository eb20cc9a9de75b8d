import type { Browser } from '@playwright/test';
import { type DocumentType, documents } from '../../contract/documents/rules.ts';
import { photographCard } from '../driver/identity-card.ts';
import { DrawnPapers } from '../driver/papers.ts';
import { profileScreen, weekScreen } from '../driver/screenshots/driver-apps.ts';
import { type Chosen, renderScreenshots } from '../driver/screenshots/render.ts';
import { weeksOf } from '../driver/stories.ts';

/** A driver's files, created once. */
export interface Files {
  photo: Chosen;
  darkPhoto: Chosen;
  /** The front of an identity card. */
  front: Chosen;
  pdf: Chosen;
  profile: Chosen;
  lyftProfile: Chosen;
  /** Seven weeks of Uber. */
  weeks: Chosen[];
  /** A week outside the twelve. */
  oldWeek: Chosen;
  notAPicture: Chosen;
  /** A file of the right kind for the document. */
  of(type: DocumentType): Chosen;
}

export async function makeFiles(browser: Browser): Promise<Files> {
  const papers = new DrawnPapers(browser);
  const [photo, darkPhoto, pdf] = [
    await papers.photo('INE Frente'),
    await papers.darkPhoto('INE Frente'),
    await papers.pdf('Estado de cuenta octubre'),
  ];
  const weeks = weeksOf({ country: 'mx' });
  const shown = [4512.3, 3980, 5120.75, 4044, 4655.5, 4201, 3910];
  const at = [0, 1, 3, 4, 10, 9, 8];
  const [profile, lyftProfile, oldWeek, ...read] = await renderScreenshots(browser, {
    perfil: profileScreen('uber', 'María José Núñez', 4.93),
    profile: profileScreen('lyft', 'Jordan Whitfield', 4.87),
    'semana-vieja': weekScreen('uber', '2026-03-02', 4210),
    ...Object.fromEntries(at.map((i, n) => [`semana-${i + 1}`, weekScreen('uber', weeks[i]!, shown[n]!)])),
  });
  const notAPicture = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('No soy una imagen.') };
  const files = {
    ...{ photo: photo!, darkPhoto: darkPhoto!, front: await photographCard(browser), pdf: pdf!, notAPicture },
    ...{ profile: profile!, lyftProfile: lyftProfile!, oldWeek: oldWeek! },
  };
  const of = (type: DocumentType) =>
    documents[type].accepts.some((kind) => kind === 'jpeg') ? files.photo : files.pdf;
  return { ...files, weeks: read, of };
}
