/**
 * Whether an e-mail address belongs to the school: it is confirmed, and what stands behind its last @ is one of the
 * domains, letter by letter (shop.md#who-may-enter). Without domains the store is open to every class
 * (shop.md#who-may-enter). Domains are in lower case and, like `toAscii` makes the address's own, without letters that
 * only look like others.
 */
export function isOfSchool(
  person: { email: string | null; isVerified: boolean },
  domains: readonly string[],
  toAscii: (domain: string) => string,
): boolean {
  if (domains.length === 0) return true
  if (person.email === null || !person.isVerified) return false
  const domain = toAscii(person.email.slice(person.email.lastIndexOf('@') + 1).toLowerCase())
  return domain !== '' && domains.includes(domain)
}
