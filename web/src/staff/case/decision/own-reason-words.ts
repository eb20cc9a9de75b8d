import { type StageReason, stageReasons } from '@volante/contract/admission/stages.ts';
import { type LinkReason, linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import { dictionary } from '../../../lib/text.ts';

type OwnReason = StageReason | LinkReason;

const es: Record<OwnReason, string> = {
  analysisStarted: 'Terminó de subir sus ganancias',
  platformComplete: 'Una plataforma está completa',
  passedBySetting: 'Pasa sola, por un ajuste',
  documentsApproved: 'Todos los documentos están aprobados',
  notOpened: 'Nadie lo abrió en 14 días',
  batchTakenBack: 'Se anularon los enlaces de su archivo que nadie había abierto',
};
const en: Record<OwnReason, string> = {
  analysisStarted: 'The driver finished their earnings',
  platformComplete: 'One platform is complete',
  passedBySetting: 'Passes automatically, as set',
  documentsApproved: 'Every document is approved',
  notOpened: 'Nobody opened it for 14 days',
  batchTakenBack: 'The unopened links of its file were revoked',
};

/** Reasons given by the product itself. */
export const ownReasonWords = dictionary({ es, en });

/** The product's reason behind an entry of the event log; null for one that a person typed. */
export function ownReason(reason: string): OwnReason | null {
  const all = Object.entries({ ...stageReasons, ...linkReasons }) as [OwnReason, string][];
  return all.find(([, logged]) => logged === reason)?.[0] ?? null;
}
