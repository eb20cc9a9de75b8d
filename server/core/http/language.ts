import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { FastifyRequest } from 'fastify';

/** The person's language: X-Language from the web app, otherwise the browser's first choice, otherwise the country's. */
export function languageOf(request: FastifyRequest, country: CountryCode): Language {
  const { 'x-language': chosen, 'accept-language': accepted } = request.headers;
  const wanted = String(chosen ?? accepted ?? '')
    .slice(0, 2)
    .toLowerCase();
  if (wanted === 'es') return 'es-MX';
  return wanted === 'en' ? 'en' : countries[country].language;
}
