/** The most of an error's words that is told. */
const mostWords = 200

/** Whatever holds an address or a login, and what cannot stand in a line. */
const unsaid = /\S*@\S*|[^\P{Cc}]/gu

/** Words of a mail server or of the network, without addresses: servers repeat them. */
const wordsOf = (message: string) =>
  message.replaceAll(unsaid, '…').replaceAll(/\s+/g, ' ').trim().slice(0, mostWords)

/** What may be logged of a failed sending, like ` (EENVELOPE 550: 550 … unknown)`, or nothing. */
export function failureCodes(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  const codes = [code, responseCode].filter(
    part => typeof part === 'number' || (typeof part === 'string' && /^[A-Z_]+$/.test(part)),
  )
  return ` (${[codes.join(' '), wordsOf(error.message)].filter(part => part !== '').join(': ')})`
}
