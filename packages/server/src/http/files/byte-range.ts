import type { Part } from '../../outside/files/files'

/**
 * The part of a file that a Range header asks for (RFC 9110, 14): undefined when it asks for nothing that we answer in
 * parts, so that the whole is sent; `none` when there is nothing of it.
 */
export function byteRange(header: string | undefined, size: number): Part | 'none' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (!asked || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'none' : { first, last }
}
