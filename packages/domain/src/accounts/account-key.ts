/**
 * The form in which two e-mail addresses or usernames are the same: trimmed, NFKC, without regard to case
 * (security.md section 5, row 16). Unique in the database; never shown.
 */
export function accountKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}
