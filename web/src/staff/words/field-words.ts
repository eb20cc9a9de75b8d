import { dictionary, useText } from '../../lib/text.ts';

/** The text of an invalid value, by the code of its refusal. */
export function useFieldText(): (code: string) => string {
  const t = useText(fieldTexts) as Record<string, string> & { invalid_value: string };
  return (code) => t[code] ?? t.invalid_value;
}

const fieldTexts = dictionary({
  es: {
    field_required: 'Hace falta.',
    day_incomplete: 'Completa el día, el mes y el año.',
    email_required: 'Escribe el correo.',
    email_invalid: 'Revisa el correo: le falta algo.',
    password_too_short: 'Usa al menos 12 caracteres.',
    password_too_weak: 'Es fácil de adivinar. Prueba con cuatro palabras que no vayan juntas.',
    value_too_long: 'Es demasiado largo.',
    invalid_value: 'Revísalo: no es correcto.',
    first_name_required: 'Escribe el nombre.',
    first_name_too_short: 'Escribe al menos 3 letras.',
    last_name_required: 'Escribe los apellidos.',
    last_name_too_short: 'Escribe al menos 3 letras.',
    phone_invalid: 'No es un celular de este país.',
    phone_required: 'Escribe el celular.',
    phone_too_short: 'Escribe los 10 dígitos.',
    phone_too_long: 'Tiene demasiados dígitos.',
    country_unknown: 'Usa México o Estados Unidos.',
    country_out_of_reach: 'No trabajas en este país.',
    unknown_variable: 'Entre llaves hay algo que aquí no se puede llenar.',
    unbalanced_braces: 'Revisa las llaves: falta o sobra una.',
    too_many_columns: 'Tiene más columnas que el primer renglón. Si un texto lleva comas, ponlo entre comillas.',
  },
  en: {
    field_required: 'This is needed.',
    day_incomplete: 'Fill in day, month, and year.',
    email_required: 'Type the e-mail.',
    email_invalid: 'Check the e-mail: something is missing.',
    password_too_short: 'Use at least 12 characters.',
    password_too_weak: 'It’s easy to guess. Try four words that don’t belong together.',
    value_too_long: 'It’s too long.',
    invalid_value: 'Check this: it isn’t right.',
    first_name_required: 'Type the first name.',
    first_name_too_short: 'Type at least 3 letters.',
    last_name_required: 'Type the last name.',
    last_name_too_short: 'Type at least 3 letters.',
    phone_invalid: 'It isn’t a phone number of this country.',
    phone_required: 'Type the phone number.',
    phone_too_short: 'Type all 10 digits.',
    phone_too_long: 'It has too many digits.',
    country_unknown: 'Use Mexico or United States.',
    country_out_of_reach: 'You don’t work in this country.',
    unknown_variable: 'The braces name something that can’t be filled in here.',
    unbalanced_braces: 'Check the braces: one is missing or too many.',
    too_many_columns: 'It has more columns than the first line. If a text has commas, put it in quotation marks.',
  },
});
