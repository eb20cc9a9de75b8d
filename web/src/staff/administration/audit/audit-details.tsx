import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { useLanguage } from '../../../lib/language.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { stageWords } from '../../words/stage-words.ts';

/** What an entry holds besides who, what and when. What has no words keeps its code, as the log has it. */
export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const t = useText(texts);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const names: Record<string, string> = t.names;
  const values: Record<string, string> = t.values;
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ');
    if (typeof value === 'object' && value !== null) return JSON.stringify(value);
    const text = String(value);
    if (isDocumentType(text)) return staffDocumentName(text, language);
    return stages[text] ?? values[text] ?? text;
  };
  return (
    <dl className="grid gap-x-3 gap-y-0.5 desk:grid-cols-[max-content_1fr]">
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{names[name] ?? name}</dt>
          <dd className="wrap-anywhere text-ink max-desk:mb-1">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const texts = dictionary({
  es: {
    names: {
      advisorId: 'Asesor',
      batchId: 'Archivo',
      country: 'País',
      decision: 'Decisión',
      ended: 'Sesiones cerradas',
      fields: 'Campos',
      from: 'Desde',
      invitationId: 'Invitación',
      jobId: 'Tarea',
      message: 'Mensaje',
      n: 'Página',
      outcome: 'Resultado',
      part: 'Parte',
      reason: 'Motivo',
      reference: 'Referencia',
      role: 'Rol',
      sessionId: 'Sesión',
      skipDuplicates: 'Saltar repetidos',
      skipErrors: 'Saltar errores',
      slotId: 'Horario',
      stages: 'Etapas',
      timeOffId: 'Ausencia',
      to: 'Hasta',
      type: 'Documento',
      visitId: 'Videollamada',
    },
    values: {
      true: 'sí',
      false: 'no',
      null: '–',
      pending: 'pendiente',
      passed: 'salió bien',
      failed: 'no salió bien',
      no_show: 'no se presentó',
      repeat: 'hay que repetirla',
      personal_data: 'datos personales',
      earnings: 'ganancias',
      obligor: 'aval',
      home_photos: 'fotos de la casa',
      advisor: 'asesor',
      reviewer: 'revisor',
      admin: 'administrador',
    },
  },
  en: {
    names: {
      advisorId: 'Advisor',
      batchId: 'File',
      country: 'Country',
      decision: 'Decision',
      ended: 'Sessions ended',
      fields: 'Fields',
      from: 'From',
      invitationId: 'Invitation',
      jobId: 'Job',
      message: 'Message',
      n: 'Page',
      outcome: 'Result',
      part: 'Part',
      reason: 'Reason',
      reference: 'Reference',
      role: 'Role',
      sessionId: 'Session',
      skipDuplicates: 'Skip repeated ones',
      skipErrors: 'Skip errors',
      slotId: 'Time',
      stages: 'Stages',
      timeOffId: 'Time off',
      to: 'To',
      type: 'Document',
      visitId: 'Video call',
    },
    values: {
      true: 'yes',
      false: 'no',
      null: '–',
      pending: 'pending',
      passed: 'it went well',
      failed: 'it didn’t go well',
      no_show: 'didn’t show up',
      repeat: 'to be repeated',
      personal_data: 'personal data',
      earnings: 'earnings',
      obligor: 'guarantor',
      home_photos: 'photos of the home',
      advisor: 'advisor',
      reviewer: 'reviewer',
      admin: 'admin',
    },
  },
});
