import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { WebSettings } from '@volante/contract/settings.ts';
import { here } from '../../lib/here.ts';
import { settings } from '../../lib/settings.ts';

/**
 * The driver-data widget, if it supports a platform of the applicant's country and this device can reach it; otherwise
 * null.
 */
export function usableWidget({ country }: Pick<Application, 'country'>): WebSettings['widget'] {
  const { widget } = settings;
  if (!widget || countries[country].widgetPlatforms.length === 0) return null;
  // Other devices can't reach a sandbox on the server's own machine.
  const elsewhere = widget.sandbox && isLoopback(new URL(widget.url).hostname) && !isLoopback(here().hostname);
  return elsewhere ? null : widget;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
