import type { SentItem } from '@duologue/contract/shapes/pronunciation-shapes'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { Refused } from '../http/refused'
import { ownFiles } from '../media/index'
import { readTexts } from '../words/index'
import type { PronunciationRoom } from './pronunciation-room'

/** What the items of a list are made with: those before, the files of their author, and how Chinese texts are read. */
interface Told {
  language: string
  before: readonly PronunciationItem[]
  files: ReadonlyMap<string, { kind: 'image' | 'audio' }>
  pinyin: ReadonlyMap<string, string>
}

/** The clips that items name, each once. */
export const soundsOf = (items: readonly { audio?: string | null | undefined }[]): string[] => [
  ...new Set(items.flatMap(({ audio }) => audio ?? [])),
]

/** What the neighbours know of sent items: the author's own files, and the pinyin of texts that come without. */
export async function lookedUp(
  room: PronunciationRoom,
  sent: readonly SentItem[],
  told: { language: string; user: string },
): Promise<Pick<Told, 'files' | 'pinyin'>> {
  const unread = sent.filter(({ pinyin }) => !pinyin).map(({ text }) => text)
  const [files, pinyin] = await Promise.all([
    ownFiles(room.database, soundsOf(sent), told.user),
    readTexts(room, told.language === 'zh' ? unread : []),
  ])
  return { files, pinyin }
}

/**
 * The items of a list as they are to be stored: in the order in which they were sent, what was left out of a known one
 * as it was. A contrast with none of them, or with itself, is none. Throws the refusal of an id that is there twice and
 * of an address that is no clip of the author's (security.md#addresses-of-media).
 */
export function madeItems(sent: readonly SentItem[], told: Told): PronunciationItem[] {
  const known = new Map(told.before.map(item => [item.id, item]))
  const used = new Set(soundsOf(told.before))
  const ids = new Set(sent.map(({ id }) => id.toLowerCase()))
  if (ids.size < sent.length) throw new Refused('invalid-input', { items: 'names an item twice' })
  return sent.map(item => {
    const id = item.id.toLowerCase()
    const was = known.get(id)
    const { text } = item
    const audio = item.audio === undefined ? (was?.audio ?? null) : item.audio
    if (audio && !used.has(audio) && told.files.get(audio)?.kind !== 'audio')
      throw new Refused('invalid-input', { [`${id}.audio`]: 'is not a file of yours' })
    const contrast =
      (item.contrast === undefined ? was?.contrast : item.contrast?.toLowerCase()) ?? ''
    const sameText = item.pinyin === undefined && was?.text === text ? was.pinyin : null
    const pinyin = item.pinyin || sameText || told.pinyin.get(text) || null
    return {
      id,
      text,
      translation: item.translation ?? was?.translation ?? '',
      pinyin: told.language === 'zh' ? pinyin : null,
      audio,
      variants: [...new Set(item.variants ?? was?.variants ?? [])],
      contrast: contrast !== id && ids.has(contrast) ? contrast : null,
    }
  })
}
