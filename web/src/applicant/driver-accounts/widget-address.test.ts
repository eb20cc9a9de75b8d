import { expect, test } from 'vitest';
import { widgetAddress } from './widget-address.ts';

const widget = { url: 'https://widget.example/start?theme=dark', id: 'w-1', sandbox: true, partner: 'Palenca' };
const requestId = '7f6a2f0e-9b1d-4f63-8a55-2d2c8f0f3c11';

test('the widget’s address holds the driver, the language and the return address', () => {
  const address = new URL(widgetAddress(widget, { requestId, language: 'es', origin: 'https://volante.example' }));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    theme: 'dark',
    widget_id: 'w-1',
    is_sandbox: 'true',
    external_id: requestId,
    lang: 'es',
    redirect_url: `https://volante.example/palenca-return?id=${requestId}`,
    hide_redirect_url: 'false',
  });
});
