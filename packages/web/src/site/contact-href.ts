/**
 * The link to an operator's contact: a web address as it is, an e-mail address as one to write to, with what the letter
 * begins with.
 */
export function contactHref(contact: string, letter?: { subject: string; body: string }): string {
  if (contact.startsWith('http')) return contact
  const begun = Object.entries(letter ?? {}).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  )
  return `mailto:${contact}${begun.length > 0 ? `?${begun.join('&')}` : ''}`
}
