import type { Browser } from '@playwright/test';
import { type DocumentType, documents } from '../../contract/documents/rules.ts';
import { DrawnDocuments, photographCard } from '../driver/drawn-documents.ts';
import { type Chosen, profileScreen, renderScreenshots, weekScreen } from '../driver/driver-apps.ts';
import { DriverFile } from '../driver/driver-file.ts';
import { type StoryName, stories, weeksOf } from '../driver/stories.ts';

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
  const given = new DrawnDocuments(browser);
  const [photo, darkPhoto, pdf] = [
    await given.photo('INE Frente'),
    await given.darkPhoto('INE Frente'),
    await given.pdf('Estado de cuenta octubre'),
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

/** Opens the required applications, several at a time. */
export async function openStories(names: Set<StoryName>, files: Files): Promise<Map<StoryName, DriverFile>> {
  const waiting = [...names];
  const drivers = new Map<StoryName, DriverFile>();
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { country, steps } = stories[name];
      const driver = await DriverFile.open(country);
      try {
        for (const step of steps) await step(driver, files);
      } catch (error) {
        throw new Error(`The application "${name}" could not be made.`, { cause: error });
      }
      drivers.set(name, driver);
    }
  };
  await Promise.all([work(), work(), work()]);
  return drivers;
}
