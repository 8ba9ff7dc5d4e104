import type { SentLine } from '@duologue/contract/shapes/conversation-edit'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import type { LineRow } from '../conversation-table'
import type { AuthoringRoom, UsableFile } from '../conversations-room'

/** Addresses that may stand in a conversation, with what is behind them. */
export type Files = ReadonlyMap<string, UsableFile>

/** The addresses that a body sends, without the empty ones. */
export const addressesIn = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter(value => typeof value === 'string')),
]

/** What the lines of a conversation use already: it may go on being used. */
export const filesOfLines = (lines: readonly LineRow[]): [string, UsableFile][] =>
  lines.flatMap(({ image, audio, durationMs }) => [
    ...(image ? [[image, { kind: 'image', durationMs: null }] as [string, UsableFile]] : []),
    ...(audio ? [[audio, { kind: 'audio', durationMs }] as [string, UsableFile]] : []),
  ])

/** Throws the refusal of an address that is no file of the right kind here (security.md#addresses-of-media). */
export function requireOwnMedia(
  files: Files,
  field: string,
  address: string | null | undefined,
  kind: UsableFile['kind'],
): void {
  if (address && files.get(address)?.kind !== kind)
    throw new Refused('invalid-input', { [field]: 'is not a file of yours' })
}

/** The texts of lines that ask for their pinyin. */
export const textsToRead = (lines: readonly SentLine[]): string[] => [
  ...new Set(lines.filter(({ pinyin }) => !pinyin).map(({ text }) => text)),
]

/** Who does not say so has not read it; what says something else now was changed by somebody. */
const madeByOf = ({ madeBy, text, translation }: SentLine, was: LineRow | undefined) => {
  if (madeBy !== undefined) return madeBy
  const isSame =
    was?.text === text && (translation === undefined || was.translation === translation)
  return isSame ? was.madeBy : null
}

/** Whether a service drafted one of these lines. */
export const hasDrafted = (lines: readonly LineRow[]): boolean =>
  lines.some(({ madeBy }) => madeBy === 'draft')

/**
 * The lines of a dialogue as they are to be stored: in the order in which they were sent, what was left out of a known
 * one as it was (conversations.md#editing).
 */
export function madeLines(
  { random, clock }: AuthoringRoom,
  sent: readonly SentLine[],
  told: {
    conversation: string
    before: readonly LineRow[]
    files: Files
    pinyin: ReadonlyMap<string, string>
  },
): LineRow[] {
  const known = new Map(told.before.map(line => [line.id, line]))
  const ids = sent.map(({ id }) => id?.toLowerCase() ?? newId(random, clock))
  if (new Set(ids).size < ids.length)
    throw new Refused('invalid-input', { dialogue: 'names a line twice' })
  return sent.map((line, index) => {
    const id = ids[index] ?? ''
    const was = known.get(id)
    const { text, character } = line
    const image = line.image === undefined ? (was?.image ?? null) : line.image
    const audio = line.audio === undefined ? (was?.audio ?? null) : line.audio
    requireOwnMedia(told.files, `dialogue.${index}.image`, image, 'image')
    requireOwnMedia(told.files, `dialogue.${index}.audio`, audio, 'audio')
    const sameText = line.pinyin === undefined && was?.text === text ? was.pinyin : null
    const translation =
      line.translation === undefined ? (was?.translation ?? null) : line.translation
    const source =
      line.translationSource === undefined
        ? (was?.translationSource ?? null)
        : line.translationSource
    return {
      id,
      conversation: told.conversation,
      position: index + 1,
      character,
      text,
      pinyin: line.pinyin || sameText || told.pinyin.get(text) || null,
      translation: translation || null,
      translationSource: translation ? source : null,
      image,
      imageAlt: line.imageAlt ?? was?.imageAlt ?? '',
      audio,
      audioText: audio === null ? null : (line.audioText ?? was?.audioText ?? text),
      durationMs: audio === null ? null : (told.files.get(audio)?.durationMs ?? null),
      madeBy: madeByOf(line, was),
      variants: [...new Set(line.variants ?? was?.variants ?? [])],
      gapWords: [...new Set(line.gapWords ?? was?.gapWords ?? [])],
    }
  })
}
