import { dictionary, plural } from '../../../lib/text.ts';

export const ledgerTexts = dictionary({
  es: {
    loading: 'Comparando los datos…',
    none: 'Todavía no hay datos que comparar.',
    table: 'Datos del formulario, los documentos y las plataformas',
    columns: { fact: 'Dato', values: 'Qué dice cada uno' },
    differ: (n: number) => `${n} ${plural('es', n, { one: 'dato no coincide', other: 'datos no coinciden' })}`,
    notRead: 'Lo que no se leyó',
    readHere: 'Se leyó:',
    onPage: (page: number) => `página ${page}`,
    pictureOf: (fact: string, paper: string) => `${fact} en ${paper}`,
    noPicture: 'No se pudo mostrar la imagen.',
    again: 'Intentar de nuevo',
    openPaper: 'Abrir el documento',
    profileOf: (platform: string) => `Perfil de ${platform}`,
  },
  en: {
    loading: 'Comparing the information…',
    none: 'There’s nothing to compare yet.',
    table: 'What the form, the documents, and the platforms say',
    columns: { fact: 'Fact', values: 'What each one says' },
    differ: (n: number) => `${n} ${plural('en', n, { one: 'fact differs', other: 'facts differ' })}`,
    notRead: 'What wasn’t read',
    readHere: 'Read:',
    onPage: (page: number) => `page ${page}`,
    pictureOf: (fact: string, paper: string) => `${fact} on ${paper}`,
    noPicture: 'The picture couldn’t be shown.',
    again: 'Try again',
    openPaper: 'Open the document',
    profileOf: (platform: string) => `${platform} profile`,
  },
});
