/** Characters that no text of the database can hold: U+0000, or what is no character of its encoding. */
const unstorable = new Set(['22021', '22P05'])

/** Whether a query failed because a text in it cannot be stored: the caller's mistake (400), not ours. */
export function isUnstorableText(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && unstorable.has(String(at.code))) return true
  }
  return false
}
