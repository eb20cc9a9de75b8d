import { isIP } from 'node:net';
import { countryCodes } from '@volante/contract/country.ts';
import { answerKeys } from '@volante/contract/staff/administration/answer-hours.ts';
import { z } from 'zod';

/** A whole number between two bounds, inclusive. */
export function whole(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  const digits = z.string().regex(/^\d+$/, { error }).transform(Number);
  return digits.pipe(z.number().min(from, { error }).max(to, { error }));
}

/** A number from 0 to 1. */
export function share() {
  const error = 'must be a number from 0 to 1';
  const digits = z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error })
    .transform(Number);
  return digits.pipe(z.number().max(1, { error }));
}

/** Headers as OpenTelemetry writes them: `name=value`, comma-separated, with percent-encoded values. */
export function headers() {
  const error = 'must be like name=value,other=value, with percent-encoded values';
  return z
    .string()
    .regex(/^\s*[\w-]+=[^,=\s]+(=*)(\s*,\s*[\w-]+=[^,=\s]+(=*))*\s*$/, { error })
    .refine(canDecode, { error })
    .transform((text) => {
      const pairs = text
        .split(',')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
      return Object.fromEntries(
        pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
      );
    });
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

export function yesOrNo() {
  return oneOf(['true', 'false']).transform((text) => text === 'true');
}

/** Days from `from` to 36500, the same for every country or by country: `365` or `mx:365,us:760`. */
export function daysPerCountry(from: number) {
  const error = `must be a number of days from ${from} to 36500, or one per country like mx:365,us:760`;
  const days = z.coerce.number().int().min(from).max(36_500);
  const read = (text: string) => {
    if (/^\d+$/.test(text)) return Object.fromEntries(countryCodes.map((code) => [code, text]));
    return Object.fromEntries(text.split(',').map((part) => part.trim().split(':')));
  };
  return z
    .string()
    .regex(/^\d{1,5}$|^[a-z]{2}:\d{1,5}(\s*,\s*[a-z]{2}:\d{1,5})*$/, { error })
    .transform(read)
    .pipe(z.record(z.enum(countryCodes), days, { error }));
}

/** Whole amounts of money by country: `mx:300000,us:20000`. */
export function amountsPerCountry(to: number) {
  const error = `must be whole amounts from 0 to ${to} by country, like mx:300000,us:20000`;
  const amount = z.coerce.number().int().min(0).max(to);
  return z
    .string()
    .regex(/^[a-z]{2}:\d{1,8}(\s*,\s*[a-z]{2}:\d{1,8})*$/, { error })
    .transform((text) => Object.fromEntries(text.split(',').map((part) => part.trim().split(':'))))
    .pipe(z.partialRecord(z.enum(countryCodes), amount, { error }));
}

/** Working hours by country and whose turn it is: `mx.review:9,us.review:9`; `off`: none. */
export function answerHours(to: number) {
  const error = `must be whole hours from 0 to ${to} by country and turn, like mx.review:9,us.report:4, or off`;
  const hours = z.coerce.number().int().min(0).max(to);
  return z
    .string()
    .regex(/^off$|^[a-z]{2}\.[a-z_]+:\d{1,3}(\s*,\s*[a-z]{2}\.[a-z_]+:\d{1,3})*$/, { error })
    .transform((text) =>
      text === 'off' ? {} : Object.fromEntries(text.split(',').map((part) => part.trim().split(':'))),
    )
    .pipe(z.partialRecord(z.enum(answerKeys), hours, { error }));
}

/** Comma-separated values; empty by default. */
export function list<Item extends z.ZodType<unknown, string>>(item: Item) {
  const split = (text: string) => text.split(',').flatMap((part) => part.trim() || []);
  return z.string().transform(split).pipe(z.array(item)).default([]);
}

/** An origin such as https://example.org, without path or trailing slash. */
export function origin() {
  const error = 'must be an origin like https://example.org, without a path';
  return z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), { error })
    .transform((text) => text.replace(/\/$/, ''));
}

/** An IP address, a network in CIDR notation, or loopback, linklocal, uniquelocal. */
export function network() {
  const error = 'must be an IP address, a network like 10.0.0.0/8, or loopback, linklocal, uniquelocal';
  return z.string().refine(isNetwork, { error });
}

/** Text matching a pattern. */
export function matching(shape: RegExp, error: string) {
  return z.string().regex(shape, { error });
}

/** Marks a setting whose value is never printed. */
export function secret(description: string) {
  return { description, secret: true };
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, more] = text.split('/');
  const widest = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) > 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  );
}
