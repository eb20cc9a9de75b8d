import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Fact, FigureName } from './fact.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    application_turns: ApplicationTurnsTable;
    figure_sources: FigureSourcesTable;
    figures: FiguresTable;
    figures_state: FiguresStateTable;
  }
}

/** Written by a trigger of the queue's rows. */
interface ApplicationTurnsTable {
  id: Generated<string>;
  application_id: string;
  at: Date;
  stage: Stage;
  waits_for: WaitsFor | null;
}

interface FigureSourcesTable {
  application_id: string;
  revision: number;
  rules: number;
  facts: JSONColumnType<Fact[]>;
}

interface FiguresTable {
  figure: FigureName;
  country: CountryCode;
  day: string;
  name: string;
  part: string;
  bucket: number;
  count: number;
  /** A bigint, as text. */
  total: string;
}

interface FiguresStateTable {
  is_one: Generated<boolean>;
  as_of: Date | null;
}
