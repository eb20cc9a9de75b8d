/** Browsers inside other apps. */
export type InAppBrowser = 'android' | 'ios';

// FBAN, FBAV, FB_IAB: Facebook and Messenger. "; wv)" is any other Android app that shows web pages.
const inside =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line|MicroMessenger|TikTok|musical_ly|BytedanceWebview)\b|; wv\)/i;

/** Whether the page is shown inside another app, where cameras and files often don't open; null in a browser. */
export function inAppBrowser(agent: string): InAppBrowser | null {
  if (!inside.test(agent)) return null;
  return /iPhone|iPad|iPod/.test(agent) ? 'ios' : 'android';
}
