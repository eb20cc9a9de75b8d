import { useEffect, useState } from 'react';
import { type InAppBrowser, inAppBrowser } from '../../lib/camera/in-app-browser.ts';
import { dictionary, useText } from '../../lib/text.ts';

const hintTexts = dictionary({
  es: {
    android: '¿No abre la cámara? Toca los tres puntos de arriba y elige Abrir en Chrome.',
    ios: '¿No abre la cámara? Toca los tres puntos y elige Abrir en Safari.',
  },
  en: {
    android: 'Camera not opening? Tap the three dots at the top and choose Open in Chrome.',
    ios: 'Camera not opening? Tap the three dots and choose Open in Safari.',
  },
});

/**
 * Explains how to leave an in-app browser, in which cameras often don't open. It is rendered last, since only the phone
 * knows which browser it is.
 */
export function InAppHint() {
  const t = useText(hintTexts);
  const [inside, setInside] = useState<InAppBrowser | null>(null);
  useEffect(() => setInside(inAppBrowser(navigator.userAgent)), []);
  return inside && <p className="text-center text-small text-ink-2">{t[inside]}</p>;
}
