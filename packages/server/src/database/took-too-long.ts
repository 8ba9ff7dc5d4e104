/** The server ended the statement after `statement_timeout`, or its wait for a lock after `lock_timeout`. */
const late = new Set(['57014', '55P03'])

/** Whether a query was given up because it took too long: more load than the database takes (503). */
export function tookTooLong(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && late.has(String(at.code))) return true
  }
  return false
}
