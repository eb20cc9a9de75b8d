import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { type DocumentType, documents } from '../../contract/documents/rules.ts';
import { photographCard } from '../../e2e/driver/identity-card.ts';
import { DrawnPapers } from '../../e2e/driver/papers.ts';
import { profileScreen, weekScreen } from '../../e2e/driver/screenshots/driver-apps.ts';
import { type Chosen, renderScreenshots } from '../../e2e/driver/screenshots/render.ts';
import { weeksOf } from '../../e2e/driver/stories.ts';
import { cardHolder } from '../../sandbox/people/people.ts';
import { installChromium } from '../../scripts/install-chromium.ts';

const cardBack = {
  name: 'ine-reverso.jpg',
  mimeType: 'image/jpeg',
  path: new URL('../../server/documents/readings/fixtures/ine-back.jpg', import.meta.url),
};

/** A driver's files: a profile, twelve weeks, and a file for any document. */
export interface DriverFiles {
  profile: Chosen;
  weeks: Chosen[];
  of(type: DocumentType): Chosen;
}

/** One driver's files for the `number`th driver; an extra byte at the end makes each a different file. */
export function ofDriver(files: DriverFiles, number: number): DriverFiles {
  const own = (file: Chosen, n: number) => ({
    ...file,
    buffer: Buffer.concat([file.buffer, Buffer.from(`${number} ${n}`)]),
  });
  let papers = 100;
  return {
    profile: own(files.profile, 0),
    weeks: files.weeks.map((file, n) => own(file, n + 1)),
    of: (type) => own(files.of(type), papers++),
  };
}

/**
 * Draws the files of some drivers. Their figures differ like those of real drivers, because the reader caches lines it
 * has seen. The browser is closed before anything is measured.
 */
export async function drawFiles(drivers: number): Promise<DriverFiles[]> {
  const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const papers = new DrawnPapers(browser);
    const [photo, pdf] = [await papers.photo('Licencia'), await papers.pdf('Estado de cuenta')];
    const back = { ...cardBack, buffer: readFileSync(cardBack.path) };
    const all: DriverFiles[] = [];
    for (let driver = 0; driver < drivers; driver++) {
      const screens = weeksOf({ country: 'mx' }).map((week, n) => [
        `semana-${n + 1}`,
        weekScreen('uber', week, 3900 + n * 137.5 + driver * 61.37),
      ]);
      const [profile, ...weeks] = await renderScreenshots(browser, {
        perfil: profileScreen('uber', 'María José Núñez', 4.93),
        ...Object.fromEntries(screens),
      });
      const card = await photographCard(browser, cardHolder, -1.5 - driver / 20);
      const of = (type: DocumentType) => {
        if (documents[type].paper === 'card' && documents[type].side === 'back') return back;
        if (!documents[type].accepts.some((kind) => kind === 'jpeg')) return pdf!;
        return documents[type].paper === 'card' ? card : photo!;
      };
      all.push({ profile: profile!, weeks, of });
    }
    return all;
  } finally {
    await browser.close();
  }
}
