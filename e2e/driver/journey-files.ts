import type { Browser, Page } from '@playwright/test';
import type { CountryCode } from '../../contract/country.ts';
import { documents } from '../../contract/documents/rules.ts';
import { contacts, personalData } from '../../sandbox/people/people.ts';
import { DrawnDocuments } from './drawn-documents.ts';
import { type Chosen, profileScreen, renderScreenshots, weekScreen } from './driver-apps.ts';
import { DriverFile } from './driver-file.ts';
import { drivenApp, weeksOf } from './stories.ts';

/** Prepares an application before a journey, with the same calls that the screens make. */
export const before = {
  contact: (file: DriverFile) => file.give(contacts[file.country]),
  personalData: (file: DriverFile) => file.give(personalData(file.country)),

  /** The newest weeks stay empty when fewer than twelve are requested. */
  async weeks(file: DriverFile, count = 12): Promise<void> {
    for (const week of weeksOf(file).slice(12 - count)) await file.week(drivenApp[file.country], week, 4200);
  },

  /** Everything up to the documents. */
  async documents(file: DriverFile): Promise<void> {
    await before.contact(file);
    await before.documentsAfterContact(file);
  },

  async documentsAfterContact(file: DriverFile): Promise<void> {
    await before.weeks(file);
    await file.analyse();
    await before.personalData(file);
  },

  /** Everything but the last press. */
  async sending(file: DriverFile, documents: Documents): Promise<void> {
    await before.contact(file);
    await before.sendingAfterContact(file, documents);
  },

  async sendingAfterContact(file: DriverFile, { photo, pdf }: Documents): Promise<void> {
    await before.documentsAfterContact(file);
    for (const { type, required } of (await file.read()).documentsAnalysis.documents) {
      if (!required) await file.skip(type);
      else await file.document(type, documents[type].accepts.some((kind) => kind === 'jpeg') ? photo : pdf);
    }
  },
};

/** An application that was just submitted, with all required documents; by somebody with this number. */
export async function openSent(
  documents: Documents,
  page?: Page,
  { country = 'mx', phone }: { country?: CountryCode; phone?: string } = {},
): Promise<DriverFile> {
  const file = await DriverFile.open(country, page);
  await before.sending(file, documents);
  if (phone) await file.give({ phone });
  await file.submit();
  return file;
}

interface Documents {
  photo: Chosen;
  pdf: Chosen;
}

export async function makeDocuments(browser: Browser): Promise<Documents> {
  const documents = new DrawnDocuments(browser);
  return { photo: await documents.photo('INE'), pdf: await documents.pdf('Recibo') };
}

/** Screenshots of Uber: the profile, and the weeks by index, 0 the newest. */
export async function makeScreenshots(
  browser: Browser,
  places: number[],
): Promise<{ profile: Chosen; weeks: Chosen[] }> {
  const mondays = weeksOf({ country: 'mx' });
  const drawn = places.map((place) => [`semana-${place}`, weekScreen('uber', mondays[place]!, 3900 + place * 137.5)]);
  const [profile, ...weeks] = await renderScreenshots(browser, {
    perfil: profileScreen('uber', 'María José Núñez', 4.93),
    ...Object.fromEntries(drawn),
  });
  return { profile: profile!, weeks };
}
