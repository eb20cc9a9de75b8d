import type { Step } from './steps.ts';

const at = '2026-11-20T12:00:00Z';
const facts = { weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 500_000, insurance: 'included' };
const by = { id: 'e', name: 'Eva Ríos' };
const inMexico = { country: 'mx', currency: 'MXN', by, at, ended: false };
const items = [
  {
    ...{ id: '018f5c1e-0000-7000-8000-000000000001', version: 1, vehicle: 'Nissan Versa 2024' },
    ...facts,
    ...inMexico,
  },
  {
    ...{ id: '018f5c1e-0000-7000-8000-000000000002', version: 3, vehicle: 'Chevrolet Aveo 2025 automático' },
    ...{ ...facts, weeklyPaymentMinor: 3_150_050, insurance: 'separate', depositMinor: 0 },
    ...inMexico,
  },
];
const ended = { ...items[0], id: '018f5c1e-0000-7000-8000-000000000003', vehicle: 'Kia Rio 2023', ended: true };

/** A company that offers plans, where a limit says who approves alone. */
export const plans: Step = async (page) => {
  const data = { items, limitMinor: 40_000_000, paymentShare: 35 };
  await page.route('**/api/staff/plans/offered**', (route) => route.fulfill({ json: { data } }));
  await page.route(/\/api\/staff\/plans$/, (route) =>
    route.fulfill({ json: { data: { items: [...items, ended], next: null } } }),
  );
  await page.route(/\/api\/staff\/plans\/[^/]+\/versions$/, (route) =>
    route.fulfill({ json: { data: { items: items.slice(0, 1), next: null } } }),
  );
};

/** Somebody else proposed an approval with a plan whose payment takes too much. */
export const proposedWithPlan: Step = (page) =>
  page.route(/\/api\/staff\/applications\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const plan = { id: ended.id, version: 1, vehicle: 'Nissan Versa 2024', ...facts, weeklyPaymentMinor: 950_000 };
    json.data.proposal = {
      ...{ id: 'p', to: 'approved', reason: 'Todo en orden', reasons: [], by, at, revision: json.data.revision },
      terms: { currency: 'MXN', plan, depositMinor: 600_000, guarantor: true },
    };
    await route.fulfill({ response, json });
  });
