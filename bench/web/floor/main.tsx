import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

const fields = [
  ['firstName', 'Nombre', 'given-name', 'text'],
  ['lastName', 'Apellido', 'family-name', 'text'],
  ['phone', 'Teléfono', 'tel-national', 'tel'],
  ['email', 'Correo', 'email', 'email'],
] as const;

/** The four fields of the product's contact screen, written by hand on bare React: the baseline. */
function PlainForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(faults(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>));
  };
  return (
    <form noValidate onSubmit={submit}>
      <h1>Tus datos</h1>
      {fields.map(([name, label, autoComplete, type]) => (
        <p key={name}>
          <label htmlFor={name}>{label}</label>
          <input id={name} name={name} autoComplete={autoComplete} type={type} aria-invalid={!!errors[name]} />
          <span role="alert">{errors[name]}</span>
        </p>
      ))}
      <button type="submit">Continuar</button>
    </form>
  );
}

function faults(values: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  if ((values.firstName ?? '').length < 3) found.firstName = 'First name must be at least 3 characters';
  if ((values.lastName ?? '').length < 3) found.lastName = 'Last name must be at least 3 characters';
  if (!/^\d{10,14}$/.test(values.phone ?? '')) found.phone = 'Phone number must be at least 10 characters';
  if (!/^[^@ ]+@[^@ ]+[.][^@ ]+$/.test(values.email ?? '')) found.email = 'Please enter a valid email';
  return found;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <PlainForm />
  </main>,
);
