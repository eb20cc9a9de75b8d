// Fetched when an address was typed. Mailcheck and its successors weigh several times as much and know no Mexican provider.

/** Applicants' mail providers; of two equally similar ones the first is suggested. */
const providers =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com yahoo.com.mx live.com.mx hotmail.es outlook.es yahoo.es prodigy.net.mx telmex.com msn.com aol.com protonmail.com proton.me comcast.net att.net bellsouth.net verizon.net'.split(
    ' ',
  );
/** Existing providers that look like typos. */
const others = new Set(
  'mail.com email.com ymail.com gmx.com gmx.net me.com mac.com live.mx outlook.mx line.com'.split(' '),
);
/** Typos with a larger distance than the one below. */
const slips = new Map([
  ['gmail.com.mx', 'gmail.com'],
  ['gmail.mx', 'gmail.com'],
  ['gmail.es', 'gmail.com'],
  ['icloud.com.mx', 'icloud.com'],
]);

/** The address that was probably meant, or null if there is nothing to ask. */
export function likelyAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || providers.includes(domain) || others.has(domain)) return null;
  const likely = slips.get(domain) ?? nearest(domain);
  return likely ? email.slice(0, at + 1).trim() + likely : null;
}

function nearest(domain: string): string | null {
  const ranked = providers.map((provider) => ({ provider, slips: distance(domain, provider) }));
  const best = ranked.reduce((a, b) => (b.slips < a.slips ? b : a));
  return best.slips <= (best.provider.length > 8 ? 2 : 1) ? best.provider : null;
}

/** How many letters were left out, added, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
