import { requestPath } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

/** A browser with cookies of its own, at an address of its own. */
export class TestBrowser {
  readonly cookies: Record<string, string> = {};
  readonly #server: TestApp;
  readonly #address: string;
  /** All `set-cookie` headers so far. */
  readonly given: string[] = [];

  constructor(server: TestApp, { address = '203.0.113.1', cookies = {} as Record<string, string> } = {}) {
    this.#server = server;
    this.#address = address;
    Object.assign(this.cookies, cookies);
  }

  /** The same cookies, copied to another browser. */
  copy(address = '203.0.113.2'): TestBrowser {
    return new TestBrowser(this.#server, { address, cookies: this.cookies });
  }

  /** A call to an address of the server. */
  async fetch(method: Method, url: string, payload?: object | Buffer, headers: Record<string, string> = {}) {
    const answer = await this.#server.inject({
      ...{ method, url, remoteAddress: this.#address, cookies: this.cookies },
      headers: { 'user-agent': chrome, ...headers },
      ...(payload && { payload }),
    });
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
      this.given.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      this.cookies[name] = decodeURIComponent(value);
    }
    return answer;
  }

  /** A call of the API about one application, such as `/access`. */
  async call(requestId: string, method: Method, rest: string, payload?: object, headers: Record<string, string> = {}) {
    const answer = await this.fetch(method, `/api${requestPath(requestId)}${rest}`, payload, headers);
    const { data, error } = answer.json();
    const { statusCode: status, body } = answer;
    return { status, data, code: error?.code, errors: error?.errors, error, body, headers: answer.headers };
  }
}
