import type { Page } from '@playwright/test';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { widget } from '../../sandbox/widget/widget.ts';
import { RunningProduct } from '../product/product.ts';
import { DriverFile } from './driver-file.ts';
import type { Applicant } from './steps.ts';

/** A separate product that sends its drivers to the sandbox widget. */
export class PlayedWidget {
  readonly #sandbox: RunningSandbox;
  readonly #product: RunningProduct;

  private constructor(sandbox: RunningSandbox, product: RunningProduct) {
    this.#sandbox = sandbox;
    this.#product = product;
  }

  static async start(): Promise<PlayedWidget> {
    const sandbox = await startSandbox({ parts: [widget], port: 0 });
    const product = await RunningProduct.start(widget.settings?.(sandbox.state));
    sandbox.state.productUrl = product.address;
    return new PlayedWidget(sandbox, product);
  }

  async close(): Promise<void> {
    await this.#product.close();
    await this.#sandbox.stop();
  }

  /** The URL of the screen that announces the widget, after the contact data was given in the browser of this page. */
  async link(page: Page, country: 'mx' | 'us' = 'mx'): Promise<string> {
    const file = await DriverFile.open(country, page);
    const phone = { mx: '5512345678', us: '3055550123' }[country];
    await file.give({ firstName: 'Ana', lastName: 'Ruiz', phone, email: 'ana@example.com' });
    return `${this.#product.address}/palenca?id=${file.id}`;
  }
}

/** Opens the widget from either place, and chooses an app and the result of the sign-in there. */
export async function signIn(driver: Applicant, app: string, user: string): Promise<void> {
  await driver.sees('¿Cómo nos muestras tus ganancias?');
  await driver.presses('Conectar mi cuenta');
  await driver.sees('Conecta tu cuenta de conductor');
  await driver.presses(app);
  await driver.sees(`Entra a ${app}`);
  await driver.page.getByLabel('¿Qué debe pasar?').selectOption(user);
  await driver.presses('Conectar');
}
