import { pickFrames } from '../../../lib/files/recording/pick-frames.ts';
import { dictionary, getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';

const recordingTexts = dictionary({
  es: {
    looking: 'Estamos buscando tus semanas en el video…',
    none: 'No encontramos pantallas quietas en el video. Detente un momento en cada semana o sube capturas.',
    unplayable: 'No pudimos abrir el video. Sube capturas de cada semana.',
  },
  en: {
    looking: 'We’re looking for your weeks in the video…',
    none: 'We couldn’t find any still screens in the video. Pause for a moment on each week, or upload screenshots.',
    unplayable: 'We couldn’t open the video. Upload screenshots of each week.',
  },
});

/** Twelve weeks, and two pictures that show something else. */
const MOST = 14;

/** The screens of the recordings as pictures; why there are none is said. The recordings themselves stay on the phone. */
export async function screensOf(recordings: readonly File[]): Promise<File[]> {
  const t = getText(recordingTexts);
  void toast.success(t.looking);
  try {
    const found: File[] = [];
    for (const recording of recordings) found.push(...(await pickFrames(recording, MOST - found.length)));
    if (found.length === 0) void toast.error(t.none);
    return found;
  } catch {
    void toast.error(t.unplayable);
    return [];
  }
}
