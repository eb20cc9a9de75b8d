// The sandbox as its own process: `npm start` runs it beside the product and stops it with it.

import { companyTexts } from './company-texts.ts';
import { crm } from './crm.ts';
import { mailCatcher } from './mail.ts';
import { googleMeetings } from './meetings-google.ts';
import { zoomMeetings } from './meetings-zoom.ts';
import { phones } from './phone/phones.ts';
import { twilio } from './phone/twilio.ts';
import { whatsapp } from './phone/whatsapp.ts';
import { startSandbox } from './start-sandbox.ts';
import type { SandboxPart } from './state.ts';
import { webhooks } from './webhooks.ts';
import { widget } from './widget/widget.ts';

/** All parts of the sandbox, in the order of its page. */
const parts: readonly SandboxPart[] = [
  widget,
  mailCatcher(),
  phones,
  whatsapp,
  twilio,
  crm,
  googleMeetings,
  zoomMeetings,
  webhooks,
];

const { SANDBOX_PORT, SANDBOX_PRODUCT_URL, SANDBOX_MOVES } = process.env;
const wanted = Number(SANDBOX_PORT || 3001);
const productUrl = SANDBOX_PRODUCT_URL || null;

const portFaults: Record<string, string> = { EADDRINUSE: 'in use', EACCES: 'for privileged users only' };

const sandbox = await start();
// The launcher may have ended in the meantime.
if (process.send && !process.connected) await end();
// The launcher points the product at these, each group only if none of its settings is set.
process.send?.({ settings: parts.map((part) => part.settings?.(sandbox.state) ?? {}), examples: companyTexts });
console.log(`The sandbox is ready at ${sandbox.url}`);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());
process.on('disconnect', () => void end());

async function start() {
  try {
    return await startSandbox({ parts, port: wanted, productUrl });
  } catch (error) {
    const reason = portFaults[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    // A default port can be replaced by any free one.
    if (SANDBOX_MOVES) return startSandbox({ parts, port: 0, productUrl });
    console.error(`Port ${wanted} is ${reason}, so the sandbox did not start: set SANDBOX_PORT to another number.`);
    return process.exit(1);
  }
}

async function end(): Promise<void> {
  await sandbox.stop();
  process.exit();
}
