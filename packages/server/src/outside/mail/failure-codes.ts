/**
 * What may be logged of a failed sending, like ` (EENVELOPE 550)`, or nothing. The message of the error is left out: mail
 * servers repeat the address in it.
 */
export function failureCodes(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  const codes = [code, responseCode].filter(
    part => typeof part === 'number' || (typeof part === 'string' && /^[A-Z_]+$/.test(part)),
  )
  return codes.length > 0 ? ` (${codes.join(' ')})` : ''
}
