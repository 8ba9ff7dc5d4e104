/** The link to an operator's contact: a web address as it is, an e-mail address as one to write to. */
export function contactHref(contact: string): string {
  return contact.startsWith('http') ? contact : `mailto:${contact}`
}
