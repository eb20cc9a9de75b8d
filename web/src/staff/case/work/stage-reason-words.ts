import type { StageReason } from '@volante/contract/admission/stage-reasons.ts';
import { dictionary } from '../../../lib/text.ts';

const es: Record<StageReason, string> = {
  analysisStarted: 'Terminó de subir sus ganancias',
  platformComplete: 'Una plataforma está completa',
  passedBySetting: 'Pasa sola, por configuración',
  documentsApproved: 'Todos los documentos están aprobados',
};
const en: Record<StageReason, string> = {
  analysisStarted: 'The driver finished their earnings',
  platformComplete: 'One platform is complete',
  passedBySetting: 'Passes by itself, as set',
  documentsApproved: 'Every document is approved',
};

/** Why a stage was moved by the product itself. */
export const stageReasonWords = dictionary({ es, en });
