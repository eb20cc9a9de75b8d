import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawCustomer, sum } from './people.ts';

/** A city's water in capitals: the days of service in cells of the meter's table, another address of the office, drainage with its own date. */
const houston: Design = (random) => {
  const p = drawCustomer(random, ['TX']);
  const gallons = random.whole(2, 9);
  const [water, sewer] = [9.61 + gallons * 6.87, 12.34 + gallons * 9.02];
  const due = water + sewer + 4.4;
  const account = `${digits(random, 4)}-${digits(random, 4)}-${digits(random, 4)}`;
  const blue = '#1c4e8f';
  const city = p.city === 'HOUSTON' ? 'CITY OF HOUSTON' : 'CITY OF ARLINGTON';
  const line = (name: string, value: string) => ends(name, value, 'padding:2px 0');
  const html = `${grid('80px 1fr 250px', `<svg width="72" height="72"><circle cx="36" cy="36" r="34" fill="none" stroke="${blue}" stroke-width="3"/><path d="M36 12 L43 30 L62 30 L47 41 L53 60 L36 48 L19 60 L25 41 L10 30 L29 30 Z" fill="${blue}"/></svg>`, rows(`<b style="font-size:18px;color:${blue}">${city}</b>`, '<b>WATER UTILITIES</b>', small(10, 'CUSTOMER ACCOUNT SERVICES<br>P.O. BOX 1560, TX 77251-1560<br>713.371.1400 &nbsp; MON-FRI 8 AM-5 PM')), box(`border:2px solid ${blue};padding:6px 10px`, line('ACCOUNT NUMBER', `<b>${account}</b>`), line('BILL DATE', '10/21/26'), line('DUE DATE', '<b>11/10/26</b>'), line('AMOUNT DUE', `<b style="font-size:15px">$${sum(due)}</b>`)))}${gap(16)}${ruled(['CUSTOMER NAME', 'SERVICE ADDRESS'], ['1fr', '1.5fr'], [[`<b>${p.holder}</b>`, `<b>${p.street}<br>${p.city}, ${p.state} ${p.zip}</b>`]], [blue, '#dde7f3'])}${gap(10)}${ruled(
    ['METER NUMBER', 'FROM', 'TO', 'DAYS', '>PREVIOUS', '>CURRENT', '>USAGE (1,000 GAL)'],
    ['1.3fr', '.9fr', '.9fr', '.5fr', '1fr', '1fr', '1.4fr'],
    [[`0${digits(random, 8)}`, '09/18/26', '10/19/26', '31', '1188', String(1188 + gallons), String(gallons)]],
    [blue, '#dde7f3'],
  )}${gap(14)}${grid(
    '1fr 1fr',
    rows(
      band(blue, 'PREVIOUS ACTIVITY'),
      line('PREVIOUS BALANCE AS OF 09/22/26', `$${sum(due - 3.3)}`),
      line('PAYMENT 10/08/26 THANK YOU', `-${sum(due - 3.3)}`),
      line('BALANCE FORWARD', '0.00'),
      gap(8),
      band(blue, 'CURRENT CHARGES'),
      line('BASIC WATER CHARGE 5/8 IN', '9.61'),
      line(`WATER USAGE ${gallons},000 GAL`, sum(water - 9.61)),
      line('BASIC SEWER CHARGE', '12.34'),
      line('SEWER USAGE', sum(sewer - 12.34)),
      line('DRAINAGE CHARGE 2,110 SQ FT 09/01-09/30', '3.80'),
      line('TCEQ FEE', '0.60'),
      line('<b>TOTAL CURRENT CHARGES</b>', `<b>$${sum(due)}</b>`),
    ),
    rows(
      band(blue, 'WATER USAGE HISTORY (1,000 GALLONS)'),
      gap(5),
      history(random, [330, 100], '#6fa8dc', ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O']),
      gap(10),
      box(
        'border:2px solid #c33;padding:8px 11px;font-size:10.5px',
        '<b style="color:#c33">STAGE ONE OF DROUGHT CONTINGENCY PLAN</b><br>WATER ONLY ON SUNDAY AND WEDNESDAY OR SATURDAY AND THURSDAY, 7 PM TO 5 AM, UNTIL 12/01/26.',
      ),
    ),
  )}${gap(14)}${box('font-size:10.5px', 'A 10% PENALTY IS ADDED IF PAYMENT IS NOT RECEIVED BY 11/10/26. SERVICE MAY BE INTERRUPTED AFTER 11/24/26. LEAK ADJUSTMENTS MUST BE ASKED FOR WITHIN SIX MONTHS OF THE BILL DATE. RATES CHANGE EVERY APRIL 1. THE W.A.T.E.R. FUND HELPED ROSA MARTINEZ, A WIDOW OF 81, LAST WINTER: ADD A DOLLAR TO YOUR PAYMENT.')}${gap(14)}${plainTable(
    ['BILL DATE', '>USAGE', '>AMOUNT', 'PAID'],
    [
      ['09/22/26', '5', `$${sum(due - 3.3)}`, '10/08/26'],
      ['08/21/26', '6', '$101.94', '09/09/26'],
      ['07/22/26', '7', '$117.81', '08/07/26'],
      ['06/22/26', '5', '$86.06', '07/10/26'],
    ],
    { head: 'background:#dde7f3', cell: 'border-bottom:1px solid #ccd' },
  )}${gap(12)}${grid('1fr 1fr 1fr', rows('<b>PAY ONLINE</b>', 'WATERBILL ACCESS CODE K4T9'), rows('<b>PAY BY PHONE</b>', '713.371.1265, NO FEE'), rows('<b>PAY IN PERSON</b>', '4200 LEELAND ST, 77023'))}${coupon(`${small(9.5, 'PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT TO ENSURE PROPER CREDIT')}${gap(8)}${grid('1fr 250px', rows(bars(random, 260), gap(10), box("font:12.5px 'Liberation Mono';padding-left:16px", rows(p.holder, p.street, `${p.city} TX ${p.zip}-${digits(random, 4)}`))), rows(line('ACCOUNT NUMBER', account), line('DUE DATE', '11/10/26'), line('PAY THIS AMOUNT', `<b>$${sum(due)}</b>`), gap(6), `${city}<br>PO BOX 1560<br>HOUSTON TX 77251-1560`))}`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'water_bill', sentAs: 'proof_of_address' },
    fields: { ...p, periodFrom: '2026-09-18', periodTo: '2026-10-19' },
  });
};

export const houstonWater: Record<string, Design> = { houston };
