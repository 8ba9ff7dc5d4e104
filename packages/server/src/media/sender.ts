import type { Reader } from '@duologue/domain/accounts/reader'
import { Refused } from '../http/refused'

/** The id of who sends or deletes a file. Throws the refusal `token-missing` for a visitor. */
export function senderOf(reader: Reader): string {
  if (reader.kind === 'visitor') throw new Refused('token-missing')
  return reader.id
}
