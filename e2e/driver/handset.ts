import { type Browser, expect, type Locator, type Page } from '@playwright/test';
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

/** A Mexican number that no other journey has; it ends with this digit. */
export function newNumber(last: number): string {
  return `55${String(Date.now()).slice(-7)}${last}`;
}

/** The driver's phone with its chats, and what they send by WhatsApp. */
export class Handset {
  readonly page: Page;
  readonly #address: string;

  private constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  static async open(browser: Browser, { phones: origin }: PhoneProduct, number: string): Promise<Handset> {
    const address = `${origin}/phone/52${number}?app=whatsapp`;
    const page = await browser.newPage();
    await page.goto(address);
    return new Handset(page, address);
  }

  /** The chat's message with this text. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
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
