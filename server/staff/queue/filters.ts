import { countryCodes } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import { advisorFlags } from '@volante/contract/staff/queue-row.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { endOfDay, firstMoment } from '../days.ts';
import type { Wanted } from './queue-store.ts';

/** Parses the filters. For advisors, a filter by a flag they can't see finds nothing. */
export function readFilters(filters: Filters, account: StaffAccount): Wanted {
  const { assignee, createdFrom, createdTo } = filters;
  const flags = listOf(filters.flag);
  const seen = hasRole(account.role, 'reviewer') ? flags : flags?.filter((flag) => advisorFlags.includes(flag));
  const wantedCountries = listOf(filters.country);
  const byDay = createdFrom !== undefined || createdTo !== undefined;
  return {
    stages: listOf(filters.stage),
    waitsFor: listOf(filters.waitsFor),
    flags: seen ?? null,
    assignee: assignee === 'me' ? account.id : (assignee ?? null),
    countries:
      wantedCountries || byDay
        ? (wantedCountries ?? [...countryCodes]).map((country) => {
            const { zone } = countries[country];
            return {
              country,
              from: createdFrom === undefined ? null : firstMoment(createdFrom, zone),
              to: createdTo === undefined ? null : endOfDay(createdTo, zone),
            };
          })
        : null,
  };
}

function listOf<T>(given: T | T[] | undefined): T[] | null {
  if (given === undefined) return null;
  return Array.isArray(given) ? given : [given];
}
