import type { Application } from '../application.ts';
import { obligorScreen } from '../documents/rules.ts';
import { isClosed } from './closing.ts';
import type { AskedCorrection, CorrectionPart } from './corrections.ts';
import type { StepKey } from './steps.ts';

/** Open corrections requested by staff, oldest first; none once it is closed. */
export function toCorrect(application: Application): readonly AskedCorrection[] {
  return isClosed(application) ? [] : (application.corrections ?? []);
}

/** The screen on which it is corrected. */
export function screenOfCorrection({ part, paths }: Pick<AskedCorrection, 'part' | 'paths'>): string {
  switch (part) {
    case 'personal_data':
      return '/personal-data';
    case 'earnings':
      return `/platforms/${platformOf(paths[0] ?? '')}`;
    case 'obligor':
      return `/documents/${obligorScreen}`;
    case 'home_photos':
      return '/home-image-upload';
  }
}

/** The step of the task list that a part belongs to. */
export const stepOfPart: Record<CorrectionPart, StepKey> = {
  personal_data: 'personal_data',
  earnings: 'earnings',
  obligor: 'documents',
  home_photos: 'home_visit',
};

/** Whether a requested correction keeps a screen open. */
export function isOpenToCorrect(path: string, application: Application): boolean {
  return toCorrect(application).some(({ part, paths }) => {
    if (part !== 'earnings') return path === screenOfCorrection({ part, paths });
    const platforms = paths.map((path) => `/platforms/${platformOf(path)}`);
    return platforms.some((platform) => path === platform || path === `${platform}/connect`);
  });
}

/** The corrections made on the screen of a path. */
export function correctedOn(path: string, application: Application): readonly AskedCorrection[] {
  return toCorrect(application).filter(({ part, paths }) =>
    part === 'earnings'
      ? paths.some((item) => path === `/platforms/${platformOf(item)}`)
      : path === screenOfCorrection({ part, paths }),
  );
}

// `uber.2026-11-09`
const platformOf = (path: string) => path.split('.')[0] as string;
