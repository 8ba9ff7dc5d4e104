import { foldText } from '../../text/fold'
import type { Hall } from '../hall'

/** How long a name in a game is, in characters (live.md#names). */
const lengths = { least: 2, most: 16 } as const

/** Letters with their marks, digits, spaces, dots, hyphens and apostrophes; at least one letter or digit. */
const fitting = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} .'-]+$/u

/** A name as it is kept: in one form of Unicode, with single spaces, an apostrophe always the same. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[’ʼ`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()

/** What is wrong with a tidied name that a member chose; undefined where nothing is (live.md#names). */
export function hallNameFault(
  { members }: Pick<Hall, 'members'>,
  name: string,
  number: number | null,
): 'name-not-fit' | 'name-taken' | undefined {
  const length = Array.from(name).length
  if (length < lengths.least || length > lengths.most || !fitting.test(name)) return 'name-not-fit'
  const folded = foldText(name)
  const isTaken = members.some(
    member =>
      member.number !== number &&
      [member.name, member.asks ?? ''].some(other => foldText(other) === folded),
  )
  return isTaken ? 'name-taken' : undefined
}
