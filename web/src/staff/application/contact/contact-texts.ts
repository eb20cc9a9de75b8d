import { dictionary } from '../../../lib/text.ts';

export const contactTexts = dictionary({
  es: {
    edit: 'Corregir contacto',
    title: 'Corregir nombre y contacto',
    save: 'Guardar',
    saveOver: 'Guardar mi versión',
    cancel: 'Cancelar',
    saved: 'Contacto guardado',
    changed: 'Alguien lo cambió mientras escribías. Ahora dice:',
    changedLead: 'Lo que escribiste sigue abajo y todavía no se guarda.',
    empty: 'vacío',
    fields: { firstName: 'Nombre(s)', lastName: 'Apellidos', phone: 'Celular', email: 'Correo' },
  },
  en: {
    edit: 'Correct contact',
    title: 'Correct name and contact',
    save: 'Save',
    saveOver: 'Save mine',
    cancel: 'Cancel',
    saved: 'Contact saved',
    changed: 'Somebody changed this while you were typing. It now says:',
    changedLead: 'What you typed is still below and isn’t saved yet.',
    empty: 'empty',
    fields: { firstName: 'First name', lastName: 'Last name', phone: 'Phone', email: 'E-mail' },
  },
});
