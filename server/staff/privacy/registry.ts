import { applicationTables } from '../../applications/tables.ts';
import { appointmentTables } from '../../appointments/tables.ts';
import { conversationTables } from '../../conversations/tables.ts';
import type { DeclaredTable } from '../../core/database/declared-data.ts';
import { coreTables } from '../../core/database/installation-store.ts';
import { correctionTables } from '../../corrections/store.ts';
import { deviceTables } from '../../devices/tables.ts';
import { documentTables } from '../../documents/tables.ts';
import { driverAccountTables } from '../../driver-accounts/store.ts';
import { earningsTables } from '../../earnings/tables.ts';
import { homeVisitTables } from '../../home-visit/store.ts';
import { integrationTables } from '../../integrations/tables.ts';
import { locationTables } from '../../location/store.ts';
import { mediaTables } from '../../media/tables.ts';
import { notificationTables } from '../../notifications/tables.ts';
import { obligorTables } from '../../obligor/tables.ts';
import { personalDataTables } from '../../personal-data/store.ts';
import { waitingListTables } from '../../waiting-list/store.ts';
import { accountTables } from '../accounts/tables.ts';
import { settingTables } from '../administration/settings/setting-store.ts';
import { caseTables } from '../application/tables.ts';
import { auditTables } from '../audit/audit-store.ts';
import { digestTables } from '../digest/digest-store.ts';
import { weekReviewTables } from '../earnings/earnings-store.ts';
import { firstDayTables } from '../first-day/first-day-store.ts';
import { linkTables } from '../links/link-store.ts';
import { matchTables } from '../matches/tables.ts';
import { planTables } from '../plans/plan-store.ts';
import { queueTables } from '../queue/tables.ts';
import { readingTables } from '../reading/fall-store.ts';
import { readySentenceTables } from '../ready-sentences/sentence-store.ts';
import { reportTables } from '../reports/tables.ts';
import { serviceAccountTables } from '../service-accounts/service-account-store.ts';
import { taskTables } from '../tasks/tables.ts';
import { visitTables } from '../visits/report-store.ts';
import { workRuleTables } from '../work-rules/rule-store.ts';
import { privacyTables } from './tables.ts';

/** All tables of the database, as declared by their owners. */
export const registry: readonly DeclaredTable[] = [
  ...applicationTables,
  ...personalDataTables,
  ...documentTables,
  ...mediaTables,
  ...earningsTables,
  ...driverAccountTables,
  ...obligorTables,
  ...locationTables,
  ...homeVisitTables,
  ...appointmentTables,
  ...correctionTables,
  ...notificationTables,
  ...waitingListTables,
  ...deviceTables,
  ...conversationTables,
  ...integrationTables,
  ...caseTables,
  ...taskTables,
  ...weekReviewTables,
  ...visitTables,
  ...queueTables,
  ...matchTables,
  ...reportTables,
  ...linkTables,
  ...firstDayTables,
  ...auditTables,
  ...accountTables,
  ...serviceAccountTables,
  ...settingTables,
  ...planTables,
  ...readySentenceTables,
  ...readingTables,
  ...workRuleTables,
  ...digestTables,
  ...privacyTables,
  ...coreTables,
];
