import { dictionary } from '../../lib/text.ts';

export const viewerTexts = dictionary({
  es: {
    close: 'Cerrar',
    next: 'Foto siguiente',
    previous: 'Foto anterior',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    title: 'Foto en pantalla completa',
    of: '{index} de {total}',
  },
  en: {
    close: 'Close',
    next: 'Next photo',
    previous: 'Previous photo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    title: 'Full-screen photo',
    of: '{index} of {total}',
  },
});
