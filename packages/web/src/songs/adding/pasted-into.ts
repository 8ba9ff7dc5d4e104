import { findFormat } from '@duologue/domain/songs/adding/find-format'
import type { AddFields } from './add-fields'

/**
 * What a new text changes: the format follows what is found in it, until a person chooses another for what was found.
 */
export function pastedInto(
  { pasted: before }: Pick<AddFields, 'pasted'>,
  pasted: string,
): Partial<Pick<AddFields, 'pasted' | 'format'>> {
  const format = findFormat(pasted)
  return format && format !== findFormat(before) ? { pasted, format } : { pasted }
}
