/** The boroughs of Mexico City. The postal codes of a borough begin with its position in this list, 01 to 16. */
const boroughs = [
  'Álvaro Obregón',
  'Azcapotzalco',
  'Benito Juárez',
  'Coyoacán',
  'Cuajimalpa de Morelos',
  'Cuauhtémoc',
  'Gustavo A. Madero',
  'Iztacalco',
  'Iztapalapa',
  'La Magdalena Contreras',
  'Miguel Hidalgo',
  'Milpa Alta',
  'Tláhuac',
  'Tlalpan',
  'Venustiano Carranza',
  'Xochimilco',
];

/** The borough of a postal code of Mexico City; null elsewhere, where the first digits determine only the state. */
export function boroughOf(postalCode: string): string | null {
  return /^\d{5}$/.test(postalCode) ? (boroughs[Number(postalCode.slice(0, 2)) - 1] ?? null) : null;
}
