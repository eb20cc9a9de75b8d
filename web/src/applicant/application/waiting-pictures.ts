import { boardOf, waitingPictures } from '@volante/contract/admission/next-screen.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useMaybeApplication } from './application.ts';

const texts = dictionary({
  es: {
    waiting: (n: number, platform: string) =>
      n === 1 ? `Una captura de ${platform} necesita tu ayuda` : `${n} capturas de ${platform} necesitan tu ayuda`,
    look: (n: number) => (n === 1 ? 'Revisarla ahora' : 'Revisarlas ahora'),
  },
  en: {
    waiting: (n: number, platform: string) =>
      n === 1 ? `One screenshot from ${platform} needs your help` : `${n} screenshots from ${platform} need your help`,
    look: (n: number) => (n === 1 ? 'Check it now' : 'Check them now'),
  },
});

export interface WaitingPictures {
  platform: Platform;
  /** "2 capturas de Uber necesitan tu ayuda". */
  title: string;
  look: string;
  /** The board, with the questions about them open. */
  place: { path: string; query: Record<string, string> };
}

/** The screenshots that wait for the applicant, by platform, in words, with the screen that asks about them. */
export function useWaitingPictures(): WaitingPictures[] {
  const application = useMaybeApplication();
  const t = useText(texts);
  const language = useLanguage();
  if (!application) return [];
  return waitingPictures(application).map(({ platform, count }) => ({
    platform,
    title: t.waiting(count, platformName(platform, language)),
    look: t.look(count),
    place: { path: boardOf({ platform }), query: { open: 'pictures' } },
  }));
}
