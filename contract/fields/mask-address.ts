/** `m•••@example.com`, `•••• 78`: enough for its owner to recognize an e-mail address or phone, and no more. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at > 0 ? `${Array.from(address)[0]}•••${address.slice(at)}` : `•••• ${address.slice(-2)}`;
}
