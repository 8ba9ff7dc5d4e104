const address =
  /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::(\d{1,5}))?(?:[/?#].*)?$/i
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * The origin of an address of a platform, as a browser writes it; undefined for what is none, or not https: plain http
 * is for this very machine alone.
 */
export function webOrigin(text: string): string | undefined {
  if (text.length > 2000 || /[\p{Cc}\s\\]/u.test(text)) return undefined
  const [, scheme = '', host = '', port] = address.exec(text) ?? []
  if (host === '') return undefined
  const secure = scheme.toLowerCase() === 'https'
  if (!secure && !loopback.test(host)) return undefined
  const usual = secure ? '443' : '80'
  const at = port === undefined || port === usual ? '' : `:${port}`
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${at}`
}
