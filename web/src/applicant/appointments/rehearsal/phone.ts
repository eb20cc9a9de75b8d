import { browserOf, systemOf } from '@volante/contract/words/browsers.ts';
import { inAppBrowser } from '../../../lib/camera/in-app-browser.ts';

/** Browsers that differ in how a permission is given. */
export type Phone = 'app_android' | 'app_ios' | 'safari' | 'ios' | 'samsung' | 'chrome' | 'computer';

/** Which of them this is, by its `User-Agent`. */
export function phoneOf(agent: string): Phone {
  const app = inAppBrowser(agent);
  if (app) return app === 'ios' ? 'app_ios' : 'app_android';
  if (/iPhone|iPad|iPod/.test(agent)) return browserOf(agent) === 'Safari' ? 'safari' : 'ios';
  if (systemOf(agent) !== 'Android') return 'computer';
  return browserOf(agent) === 'Samsung Internet' ? 'samsung' : 'chrome';
}
