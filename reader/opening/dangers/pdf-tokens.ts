/** A token of the PDF language. Texts come without their content, since no rule needs it. */
export type Token =
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'open' | 'close'; of: 'dict' | 'list' }
  | { kind: 'word'; word: string }
  | { kind: 'text' | 'odd' | 'end' };

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const code = (sign: string) => sign.charCodeAt(0);

export const isWhite = (byte: number | undefined): boolean => byte !== undefined && WHITE.has(byte);
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;
const isRegular = (byte: number) => !WHITE.has(byte) && !DELIMITER.has(byte);

/** Tokenizes a PDF; unknown bytes become `odd` tokens of one byte. */
export class PdfTokens {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): Token {
    this.#skipBlanks();
    const byte = this.bytes[this.at];
    if (byte === undefined) return { kind: 'end' };
    const second = this.bytes[this.at + 1];
    switch (String.fromCharCode(byte)) {
      case '/':
        return { kind: 'name', name: this.#name() };
      case '(':
        return { kind: this.#text() ? 'text' : 'odd' };
      case '[':
        return this.#sign(1, { kind: 'open', of: 'list' });
      case ']':
        return this.#sign(1, { kind: 'close', of: 'list' });
      case '<':
        return second === byte ? this.#sign(2, { kind: 'open', of: 'dict' }) : { kind: this.#hex() ? 'text' : 'odd' };
      case '>':
        return second === byte ? this.#sign(2, { kind: 'close', of: 'dict' }) : this.#sign(1, { kind: 'odd' });
      case ')':
      case '{':
      case '}':
        return this.#sign(1, { kind: 'odd' });
    }
    return wordOrNumber(this.#regular());
  }

  #sign(length: number, token: Token): Token {
    this.at += length;
    return token;
  }

  #skipBlanks(): void {
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (byte === code('%')) {
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
      } else if (!WHITE.has(byte)) return;
      this.at++;
    }
  }

  #regular(): string {
    const from = this.at;
    while (this.at < this.bytes.length && isRegular(this.bytes[this.at] as number)) this.at++;
    return this.bytes.toString('latin1', from, this.at);
  }

  // Names may be spelled with codes, such as "Java#53cript".
  #name(): string {
    this.at++;
    const written = this.#regular();
    if (!written.includes('#')) return written;
    return written.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  #text(): boolean {
    let depth = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === code('\\')) this.at++;
      else if (byte === code('(')) depth++;
      else if (byte === code(')') && --depth === 0) {
        this.at++;
        return true;
      }
    }
    return false;
  }

  #hex(): boolean {
    const end = this.bytes.indexOf('>', this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
    return end >= 0;
  }
}

function wordOrNumber(written: string): Token {
  if (/^[+-]*\d*\.?[\d-]*$/.test(written)) return { kind: 'number', value: Number(written) };
  return { kind: 'word', word: written };
}
