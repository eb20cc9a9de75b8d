/** `+52 55 1234 5678`, `+1 512 555 0111`: in groups, as people dictate it; what is no such phone stays as it is. */
export function showPhone(phone: string): string {
  const [, country, area = '', middle = '', end = ''] =
    /^\+(52)(55|33|81|56)(\d{4})(\d{4})$/.exec(phone) ?? /^\+(52|1)(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return country ? `+${country} ${area} ${middle} ${end}` : phone;
}
