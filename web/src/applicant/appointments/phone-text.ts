/** The stored phone in the country's usual groups: `+52 55 1234 5678`, `+1 214 555 0123`. Other formats stay unchanged. */
export function phoneText(stored: string): string {
  return stored
    .replace(/^\+52(55|56|33|81)(\d{4})(\d{4})$/, '+52 $1 $2 $3')
    .replace(/^\+(52|1)(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4');
}
