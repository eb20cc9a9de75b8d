import type { WebSettings } from '@volante/contract/settings.ts';

/** The widget's start address. `redirect_url` contains our own id, since the provider need not return `external_id`. */
export function widgetAddress(
  widget: NonNullable<WebSettings['widget']>,
  { requestId, language, origin }: { requestId: string; language: 'es' | 'en'; origin: string },
): string {
  const address = new URL(widget.url);
  const back = new URL('/palenca-return', origin);
  back.searchParams.set('id', requestId);
  const query = {
    widget_id: widget.id,
    is_sandbox: String(widget.sandbox),
    external_id: requestId,
    lang: language,
    redirect_url: back.href,
    hide_redirect_url: 'false',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
