import { dictionary } from '../../lib/text.ts';

export const roleWords = dictionary({
  es: { advisor: 'Asesor', reviewer: 'Revisor', admin: 'Administrador' },
  en: { advisor: 'Advisor', reviewer: 'Reviewer', admin: 'Admin' },
});
