import type { Page } from '@playwright/test';

const facts = { createdAt: '2026-11-01T12:00:00.000Z', previousSecretUntil: null, countries: ['mx', 'us'] };
const ids = ['0190b0a0-0000-7000-8000-000000000001', '0190b0a0-0000-7000-8000-000000000002'] as const;
const webhooks = [
  {
    ...{ ...facts, id: ids[0], url: 'https://crm.example.com/hooks/volante', description: 'CRM', waiting: 2 },
    ...{ kinds: ['application.decided', 'visit.booked'], off: null, failingSince: '2026-11-28T12:00:00.000Z' },
  },
  {
    ...{ ...facts, id: ids[1], url: 'https://core.example.com/events', description: '', waiting: 0 },
    ...{ kinds: ['application.created'], off: { why: 'gone', at: '2026-11-20T12:00:00.000Z' }, failingSince: null },
  },
];
const application = '0190b0a0-0000-7000-8000-0000000000a1';
const body = (type: string) =>
  JSON.stringify({ type, data: { applicationId: application, reference: '1234-5678', country: 'mx' } });
const common = { applicationId: application, reference: '1234-5678', at: '2026-11-28T12:00:00.000Z' };
const deliveries = [
  {
    ...{ ...common, eventId: 'e1', kind: 'application.decided', state: 'waiting', tries: 3 },
    ...{ dueAt: '2026-11-28T13:00:00.000Z', request: body('application.decided') },
    attempt: {
      ...{ at: '2026-11-28T12:20:00.000Z', reason: 'refused', status: 500, ms: 143 },
      answer: '<html><title>Internal server error</title>',
    },
  },
  {
    ...{ ...common, eventId: 'e2', kind: 'visit.booked', state: 'sent', tries: 1, dueAt: null },
    ...{ request: body('visit.booked') },
    attempt: { at: '2026-11-28T11:20:00.000Z', reason: null, status: 200, answer: 'ok', ms: 88 },
  },
];

/** Two webhooks, one of which fails. */
export const playedWebhooks = [
  (page: Page) =>
    page.route('**/api/staff/webhooks', (route) => route.fulfill({ json: { data: { items: webhooks } } })),
  (page: Page) =>
    page.route('**/api/staff/webhooks/*/deliveries?**', (route) =>
      route.fulfill({ json: { data: { items: deliveries, next: null } } }),
    ),
];
