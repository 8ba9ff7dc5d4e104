/** Whether a statement failed because a value that must be unique is there already. */
export function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true
  }
  return false
}
