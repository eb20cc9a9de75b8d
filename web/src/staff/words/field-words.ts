import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError } from '../../lib/call/call-error.ts';
import { dictionary, useText } from '../../lib/text.ts';

/** The text of an invalid value, by the code in its message. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const t = useText(fieldTexts) as Record<string, string>;
  return (error) => error && (t[error.message ?? ''] ?? t.invalid_value);
}

/**
 * Shows the server's refusals of values at their fields and focuses the first one; false if there are none, so that the failure
 * needs its own message.
 */
export function showAtFields<V extends FieldValues>(
  error: unknown,
  /** In the form's order. */
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
): boolean {
  const faults = error instanceof CallError ? error.errors : [];
  const known = fields.flatMap((name) => faults.find(({ path }) => path === name) ?? []);
  known.forEach(({ path, code }, at) => {
    setError(path as Path<V>, { message: code }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}

const fieldTexts = dictionary({
  es: {
    field_required: 'Hace falta.',
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
    too_many_columns: 'Tiene más columnas que la primera línea. Si un texto lleva comas, ponlo entre comillas.',
  },
  en: {
    field_required: 'This is needed.',
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
    too_many_columns: 'It has more columns than the first line. If a text has commas, put it in quotation marks.',
  },
});
