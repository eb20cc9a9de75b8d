import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { countries } from '../../contract/countries/index.ts';
import type { CountryCode } from '../../contract/country.ts';
import { phones } from '../../sandbox/phone/phones.ts';
import { twilio } from '../../sandbox/phone/twilio.ts';
import { whatsapp } from '../../sandbox/phone/whatsapp.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { RunningProduct } from '../product/product.ts';
import type { Chosen } from './driver-apps.ts';

/** A product whose messages arrive on the sandbox's phones. */
export interface PhoneProduct {
  product: RunningProduct;
  /** Address of the sandbox, without a trailing slash. */
  phones: string;
  close(): Promise<void>;
}

export async function startWithPhones(): Promise<PhoneProduct> {
  const sandbox = await startSandbox({ parts: [phones, whatsapp, twilio], port: 0 });
  const product = await RunningProduct.start({
    ...{ SECOND_FACTOR: 'known_devices', SANDBOX: 'off' },
    ...whatsapp.settings?.(sandbox.state),
    ...twilio.settings?.(sandbox.state),
  });
  sandbox.state.productUrl = product.address;
  const close = async () => {
    await product.close();
    await sandbox.stop();
  };
  return { product, phones: sandbox.url, close };
}

/** A number that no other journey has. It ends with these digits: four of them may make the sandbox's phone an odd one. */
export function newNumber(last: number, country: CountryCode = 'mx'): string {
  const area = { mx: '55', us: '21455' }[country];
  return area + String(Date.now()).slice(String(last).length + area.length - 10) + last;
}

/** One of the two chats of the driver's phone, and what they send there. */
export class Handset {
  readonly page: Page;
  readonly #address: string;

  private constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  static async open(
    browser: Browser,
    { phones: origin }: PhoneProduct,
    number: string,
    { app = 'whatsapp', country = 'mx' }: { app?: 'whatsapp' | 'sms'; country?: CountryCode } = {},
  ): Promise<Handset> {
    const address = `${origin}/phone/${countries[country].phonePrefix.slice(1)}${number}?app=${app}`;
    const page = await browser.newPage();
    await page.goto(address);
    return new Handset(page, address);
  }

  /** The chat's message with this text. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  /** Where the link of this message leads. */
  async linkOf(message: Locator): Promise<string> {
    const link = message.locator('a[href*="/m/"]');
    await expect(link).toHaveCount(1);
    return (await link.getAttribute('href')) ?? '';
  }

  async writes(text: string): Promise<void> {
    expect((await this.page.request.post(this.#address, { multipart: { text } })).ok()).toBe(true);
  }

  async sends(file: Chosen): Promise<void> {
    expect((await this.page.request.post(this.#address, { multipart: { text: '', file } })).ok()).toBe(true);
  }

  /** Presses one of the answers offered by the newest message that has it. */
  async answers(title: string): Promise<void> {
    await this.page.getByRole('button', { name: title }).last().click();
  }
}
