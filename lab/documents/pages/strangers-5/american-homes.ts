import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { drawCustomer } from './people.ts';

// Internet at home, and a city's services.

const sent = { sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toFixed(2);

/** Dates of two digits in "from … through"; a navy band, white letters; the same sum in three places; the slip with codes. */
const spectrum: Design = (random) => {
  const p = drawCustomer(random);
  const price = random.pick([49.99, 64.99, 79.99]);
  const [wifi, mobile] = [random.pick([0, 10]), random.pick([29.99, 59.98])];
  const due = say(price + wifi + mobile);
  const account = `${digits(random, 4)} ${digits(random, 2)} ${digits(random, 3)} ${digits(random, 7)}`;
  const navy = '#003057';
  const head = (text: string, sum = '') =>
    box(
      `background:${navy};color:#fff;font-weight:bold;padding:4px 10px;margin-top:13px;display:flex;justify-content:space-between`,
      `<span>${text}</span>`,
      `<span>${sum}</span>`,
    );
  const line = (left: string, right: string) => ends(left, right, 'padding:3px 10px');
  const html = `${grid('1fr 280px', `<b style="font-size:29px;color:${navy};line-height:1">Spectrum<span style="color:#0099d8">&#9654;</span></b>`, rows(ends('October 9, 2026', 'Page 1 of 4'), ends('Account Number:', `<b>${account}</b>`), ends('Security Code:', digits(random, 4))))}${gap(14)}${grid('1fr 350px', rows('<b>Service At:</b>', p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`, gap(12), '<b>Contact Us</b>', 'Visit us at Spectrum.net', 'Or, call us at 855-757-7328'), rows(box(`border:2px solid ${navy}`, box(`background:${navy};color:#fff;padding:5px 10px;font-weight:bold`, 'Summary &nbsp; Service from 10/09/26 through 11/08/26'), box('font-size:9px;padding:2px 10px', 'details on following pages'), line('Previous Balance', say(price + wifi + mobile - 3)), line('Payments Received - Thank You!', `-${say(price + wifi + mobile - 3)}`), line('Remaining Balance', '$0.00'), line('Spectrum Internet&trade;', say(price + wifi)), line('Spectrum Mobile&trade;', say(mobile)), line('Current Charges', `$${due}`), box('background:#e2eef6', line('<b>Total Due by 10/26/26</b>', `<b style="font-size:15px">$${due}</b>`)))))}${head('SPECTRUM NEWS')}${grid('1fr 1fr', box('padding:7px 10px', '<b>Your promotional price ends 02/08/27.</b>', small(10.5, 'The regular rate is then $84.99 each month. Nothing to do today: we will write again by 01/09/27.')), box('padding:7px 10px', '<b>Refer a friend, get up to $500 a year.</b>', small(10.5, 'Offer valid 10/01/26 to 12/31/26. Visit a store: 4455 S Pulaski Rd, Chicago, IL 60632.')))}${head('Spectrum Internet&trade;', `$${say(price + wifi)}`)}${line('Spectrum Internet Premier', '85.00')}${line('Promotional Discount', `-${say(85 - price)}`)}${line('Advanced WiFi', say(wifi))}${line('Community Solutions Surcharge', '0.00')}${head('Spectrum Mobile&trade;', `$${say(mobile)}`)}${line(`(773) 555-0${digits(random, 3)} &nbsp; Unlimited`, '29.99')}${mobile > 30 ? line(`(773) 555-0${digits(random, 3)} &nbsp; Unlimited`, '29.99') : ''}${line('Activity from 09/07/26 through 10/06/26: 18.4 GB, 512 minutes', '')}${head('Taxes, Fees and Surcharges', '$0.00')}${gap(10)}${small(10, 'Late Fee: you will not be charged one if you pay in full by the due date. A fee of $8.95 may be charged on 11/09/26. Billing disputes must be sent within 60 days of the due date. Programming changes are listed at Spectrum.net/ProgrammingNotices. Charter, 12405 Powerscourt Dr, St. Louis, MO 63131.')}${coupon(`${grid('1fr 270px', rows(box('font-size:17px;font-weight:bold', 'Thank you for choosing Spectrum.'), small(9.5, 'Detach and enclose this coupon with your payment. Please do not send cash.<br>7410 1600 NO RP 09 10102026 NNNNNNNN 01 000387'), gap(13), box("font:12px 'Liberation Mono';padding-left:16px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('October 9, 2026', ''), ends('Account Number:', `<b>${account}</b>`), ends('Total Due by 10/26/26', `<b>$${due}</b>`), ends('Amount you are enclosing', '$ ________'), gap(9), rows('<b>Please Remit Payment To:</b>', 'CHARTER COMMUNICATIONS', 'PO BOX 6030', 'CAROL STREAM IL 60197-6030')))}${gap(8)}${bars(random, 420)}`)}`;
  return sheet("11.5px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-10-09', periodTo: '2026-11-08' },
  });
};

/** A greeting, two columns; services named by "For … to …" in a cell; the holder in the greeting with a first name only. */
const xfinity: Design = (random) => {
  const p = drawCustomer(random);
  const [net, box5, tax] = [random.pick([65, 78, 93]), 15, random.between(3, 9)];
  const due = say(net + box5 + tax);
  const account = `8${digits(random, 3)} ${digits(random, 2)} ${digits(random, 3)} ${digits(random, 7)}`;
  const violet = '#5a23b9';
  const label = (name: string, value: string) => rows(small(9.5, name), `<b>${value}</b>`);
  const html = `${grid('96px 1fr 86px 1.1fr 46px', `<b style="font-size:23px;color:${violet};line-height:1">xfinity</b>`, label('Account number', account), label('Billing date', 'Oct 14, 2026'), label('Services', 'Oct 19, 2026 to Nov 18, 2026'), label('Page', '1 of 3'))}${gap(20)}${grid(
    '1fr 276px',
    rows(
      box('font-size:22px', `Hello ${p.holder.charAt(0)}${p.holder.split(' ')[0]!.slice(1).toLowerCase()},`),
      gap(6),
      box(
        'font-size:13px',
        'Thanks for choosing Xfinity. This page gives you a quick summary of your monthly bill. A detailed breakdown begins on page 3.',
      ),
      gap(14),
      '<b>Your bill at a glance</b>',
      `For ${p.street}, ${p.city}, ${p.state}, ${p.zip}`,
      gap(6),
      ends('Previous balance', `$${say(net + box5 + 4.1)}`),
      ends('Credit card payment - thank you &nbsp; Oct 02', `-$${say(net + box5 + 4.1)}`),
      ends('<b>Balance forward</b>', '<b>$0.00</b>', 'border-top:1px solid #ccc'),
      gap(6),
      ends('Regular monthly charges &nbsp; Page 3', `$${say(net + box5)}`),
      ends('Taxes, fees and other charges &nbsp; Page 3', `$${say(tax)}`),
      ends('<b>New charges</b>', `<b>$${due}</b>`, 'border-top:1px solid #ccc'),
      gap(10),
      box(
        `background:${violet};color:#fff;padding:9px 13px;border-radius:8px;font-size:15px`,
        ends('<b>Amount due</b> Nov 04, 2026', `<b style="font-size:20px">$${due}</b>`),
      ),
    ),
    rows(
      box(
        'background:#f4f0fb;border-radius:8px;padding:12px 14px',
        '<b>Your bill explained</b>',
        small(
          10.5,
          gap(4),
          '&bull; Your discount of $10.00 for automatic payments was applied.<br>&bull; Your promotion ends on Apr 18, 2027.<br>&bull; Your previous bill, for Sep 19, 2026 to Oct 18, 2026, was paid in full.',
        ),
      ),
      gap(12),
      box(
        'background:#f4f0fb;border-radius:8px;padding:12px 14px',
        '<b>Need help?</b>',
        small(
          10.5,
          gap(4),
          'Visit xfinity.com/customersupport or call 1-800-934-6489. Xfinity Store: 901 NE 122nd Ave, Portland, OR 97230, open until 7 PM.',
        ),
      ),
      gap(12),
      '<b>Data usage (GB)</b>',
      history(random, [262, 84], '#b79be8', ['MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT']),
    ),
  )}${gap(18)}${grid(
    '1fr 1fr',
    rows(
      `<b style="color:${violet};font-size:14px">Regular monthly charges</b>`,
      list(
        ['', '>'],
        ['1fr', '80px'],
        [
          ['Internet Fast 500 Mbps', say(net + 10)],
          ['Automatic payments discount', '-10.00'],
          ['xFi Gateway', '15.00'],
          ['<b>Total</b>', `<b>$${say(net + box5)}</b>`],
        ],
        violet,
      ),
    ),
    rows(
      `<b style="color:${violet};font-size:14px">Taxes, fees and other charges</b>`,
      list(
        ['', '>'],
        ['1fr', '80px'],
        [
          ['Franchise cost recovery', say(tax * 0.4)],
          ['State and local sales tax', say(tax * 0.5)],
          ['Regulatory recovery fees', say(tax * 0.1)],
          ['<b>Total</b>', `<b>$${say(tax)}</b>`],
        ],
        violet,
      ),
    ),
  )}${gap(18)}${box('border-top:1px solid #ccc;padding-top:8px', '<b>Additional information</b>', small(10, 'Moving? Tell us by Nov 30, 2026 to keep your price. Unpaid balances after Nov 14, 2026 may be charged $10.00. Accessibility: 1-855-270-0379. Comcast, PO Box 6000, Lacey, WA 98509.'))}${coupon(`${grid('1fr 270px', rows('<b>Please write your account number on your check</b>', small(10, 'Detach the bottom portion. Do not include correspondence.'), gap(14), box('padding-left:18px;font-size:12px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Account number', `<b>${account}</b>`), ends('Automatic payment', '<b>Nov 04, 2026</b>'), ends('Please pay', `<b>$${due}</b>`), gap(9), rows('XFINITY', 'PO BOX 60533', 'CITY OF INDUSTRY CA 91716-0533')))}${gap(9)}${bars(random, 400)}`)}`;
  return sheet("11.6px 'DejaVu Sans'", 1.2, html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { ...p, periodFrom: '2026-10-19', periodTo: '2026-11-18' },
  });
};

/** A city's water, sewer and trash on one page: the months' names in full in a sentence of the meter, three tables of charges. */
const phoenixCity: Design = (random) => {
  const p = drawCustomer(random, ['AZ']);
  const [read, units] = [random.whole(900, 3900), random.whole(8, 26)];
  const [water, sewer, trash] = [21.4 + units * 4.12, 29.35, 36.8];
  const due = say(water + sewer + trash);
  const account = `${digits(random, 10)}`;
  const rust = '#9c3d14';
  const title = (text: string) =>
    box(`color:${rust};font-weight:bold;font-size:13px;border-bottom:2px solid ${rust};margin-top:13px`, text);
  const rowsOf = (...pairs: (readonly [string, number])[]) =>
    list(
      ['', '>'],
      ['1fr', '80px'],
      pairs.map(([name, amount]) => [name, say(amount)]),
    );
  const html = `${grid('1fr 1fr', rows(`<b style="font-size:21px;color:${rust}">City of Phoenix</b>`, '<b>City Services Bill</b>', small(9.5, 'phoenix.gov/payonline &nbsp; 602-262-6251')), box('text-align:right', `Account number &nbsp; <b style="font-size:15px">${account}</b><br>Bill date &nbsp; <b>OCT 22 2026</b><br>Due date &nbsp; <b>NOV 12 2026</b>`))}${gap(12)}${box('background:#f6ebe4;padding:10px 13px', grid('1fr 1fr 1fr', rows(small(9.5, 'CUSTOMER NAME'), `<b>${p.holder}</b>`), rows(small(9.5, 'SERVICE ADDRESS'), `<b>${p.street}</b>`, `<b>${p.city} ${p.state} ${p.zip}</b>`), box('text-align:right', small(9.5, 'TOTAL AMOUNT DUE'), `<b style="font-size:26px">$${due}</b>`)))}${gap(10)}${box('font-size:12px', `Your meter ${digits(random, 8)} was read on October 19, 2026. This bill is for service from <b>September 18, 2026 through October 19, 2026</b>, 31 days. You used ${units} units of water, or ${(units * 748).toLocaleString('en')} gallons.`)}${gap(4)}${ruled(['Service', 'Previous reading', 'Present reading', '>Consumption'], ['1fr', '1fr', '1fr', '120px'], [['Water 5/8"', String(read), String(read + units), `${units} CCF`]], ['#d9b9a8', '#f6ebe4'])}${grid('1fr 1fr', rows(title('WATER'), rowsOf(['Service charge', 14.9], ['Water allowance', 0], [`Usage, ${units} units`, units * 4.12], ['Environmental charge', 3.5], ['Taxes', 3]), title('SEWER'), rowsOf(['Sewer', 25.1], ['Sewer environmental', 2.75], ['Jail tax', 1.5])), rows(title('SOLID WASTE'), rowsOf(['Trash and recycling', 34.5], ['Taxes', 2.3]), title('ACCOUNT'), rowsOf(['Previous balance', 141.87], ['Payment OCT 06 2026', -141.87], ['Current charges', water + sewer + trash]), gap(8), '<b>Usage history (CCF)</b>', history(random, [336, 66], '#d19a7d', ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O'])))}${gap(12)}${box('border:1px solid #d9b9a8;padding:8px 11px', '<b>MESSAGES</b>', small(10, 'New seasonal rates start on November 1, 2026 and last through March 31, 2027. Bulk trash in your area is collected from NOV 16 2026 to NOV 23 2026; please do not place it before NOV 07 2026. To contest a charge write to 305 W Washington St, 1st floor, Phoenix AZ 85003. Se habla español: 602-262-6251.'))}${coupon(`${grid('1fr 260px', rows(small(9.5, 'RETURN THIS STUB WITH YOUR PAYMENT. MAKE CHECKS PAYABLE TO CITY OF PHOENIX.'), gap(14), box('padding-left:20px;font-size:12px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Account', `<b>${account}</b>`), ends('Due NOV 12 2026', `<b>$${due}</b>`), ends('Project Assist donation', '$ ______'), gap(8), rows('CITY OF PHOENIX', 'PO BOX 29100', 'PHOENIX AZ 85038-9100')))}${gap(9)}${bars(random, 390)}`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.32, html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-18', periodTo: '2026-10-19' },
  });
};

export const americanHomes: Record<string, Design> = { spectrum, xfinity, phoenixCity };
