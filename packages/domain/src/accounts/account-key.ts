/**
 * The form in which two e-mail addresses or usernames are the same: trimmed, NFKC, without regard to case
 * (accounts.md#fields-of-a-user). Unique in the database; never shown.
 */
export function accountKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}
