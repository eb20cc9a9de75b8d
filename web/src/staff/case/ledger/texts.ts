import { dictionary, plural } from '../../../lib/text.ts';

export const ledgerTexts = dictionary({
  es: {
    loading: 'Comparando los datos…',
    none: 'Todavía no hay datos que comparar.',
    table: 'Datos del formulario, los documentos y las plataformas',
    columns: { fact: 'Dato', values: 'Qué dice cada uno' },
    differ: (n: number) => `${n} ${plural('es', n, { one: 'dato no coincide', other: 'datos no coinciden' })}`,
    notRead: 'Lo que no se leyó',
    profileOf: (platform: string) => `Perfil de ${platform}`,
  },
  en: {
    loading: 'Comparing the information…',
    none: 'There’s nothing to compare yet.',
    table: 'What the form, the documents, and the platforms say',
    columns: { fact: 'Fact', values: 'What each one says' },
    differ: (n: number) => `${n} ${plural('en', n, { one: 'fact differs', other: 'facts differ' })}`,
    notRead: 'What wasn’t read',
    profileOf: (platform: string) => `${platform} profile`,
  },
});
