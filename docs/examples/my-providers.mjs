// Providers of a company's own: a CRM behind an HTTP API, and a virus scanner that is a program. See docs/providers.md.
import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

/** @import { OwnProviders } from '../../server/providers/own/interfaces.ts' */

/** @type {OwnProviders['crm']} */
export const crm = {
  'house-crm': ({ outsideCall, faults: { DeliveryFault, OutsideFault } }) => {
    const base = process.env.HOUSE_CRM_URL ?? 'http://localhost:4000';
    const headers = { authorization: `Bearer ${process.env.HOUSE_CRM_TOKEN ?? ''}` };

    /** @param {'PUT' | 'DELETE' | 'GET'} method @param {string} path @param {object} [body] */
    async function call(method, path, body) {
      try {
        await outsideCall({ service: 'house_crm', method, url: base + path, headers, body, accept: [404], retries: 0 });
      } catch (error) {
        if (!(error instanceof OutsideFault)) throw error;
        // A refusal is final, unless somebody can mend it in the settings; everything else is tried again, for two days.
        const isFinal = error.kind === 'refused' && error.status !== 401 && error.status !== 403;
        throw new DeliveryFault(`crm_${error.kind}`, { final: isFinal, retryAfterMs: error.retryAfterMs });
      }
    }

    return {
      name: 'house-crm',
      // A PUT under the reference: repeated, it leaves one contact.
      update: ({ reference, email, phone }, facts) => call('PUT', `/drivers/${reference}`, { email, phone, ...facts }),
      empty: ({ reference }) => call('DELETE', `/drivers/${reference}`),
      check: () => call('GET', '/health'),
    };
  },
};

/** @type {OwnProviders['virusScan']} */
export const virusScan = {
  // A program that ends with 0 for a clean file, and with 1 for an infected one.
  'house-scanner': ({ faults: { Problem } }) => ({
    async scan(path) {
      await access(path);
      const program = process.env.HOUSE_SCANNER ?? 'clamdscan';
      await promisify(execFile)(program, [path], { timeout: 10_000 }).catch((error) => {
        throw error.code === 1
          ? new Problem('file_infected')
          : new Problem('virus_scan_unavailable', { retryAfter: 5 });
      });
    },
  }),
};
