// How names, numbers and addresses are shown where they must not be read.

/** `María`: `M.` */
export function initialOf(name: string): string {
  const [first = ''] = name;
  return first && `${first}.`;
}

/** `+525512340077`: `•••77` */
export function lastTwoDigitsOf(number: string): string {
  return number && `•••${number.replace(/\D/g, '').slice(-2)}`;
}

/** `maria@example.com`: `m•••` */
export function firstLetterOf(email: string): string {
  const [first = ''] = email;
  return first && `${first}•••`;
}
