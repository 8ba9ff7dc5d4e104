import { findFormat } from '@duologue/domain/songs/adding/find-format'
import { lyricFormats } from '@duologue/domain/songs/adding/notices'
import type { AddFields } from './add-fields'

/**
 * What a new text changes: the format follows what is found in it, until a person chooses another for what was found.
 */
export function pastedInto(
  { pasted: before }: Pick<AddFields, 'pasted'>,
  pasted: string,
): Partial<Pick<AddFields, 'pasted' | 'format'>> {
  const found = findFormat(pasted)
  const format = lyricFormats.find(one => one === found)
  return format && found !== findFormat(before) ? { pasted, format } : { pasted }
}
