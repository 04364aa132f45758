/**
 * An Indian phone number in groups, with spaces at which no line ends: `+917715550142` → `+91 77155 50142`. Other numbers stay as
 * they are.
 */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3');
}
