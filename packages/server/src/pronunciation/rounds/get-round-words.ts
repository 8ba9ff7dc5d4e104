import type { pronunciation } from '@duologue/contract/pronunciation'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { dealItems } from '@duologue/domain/pronunciation/deal-items'
import { pronunciationRound } from '@duologue/domain/pronunciation/pronunciation-limits'
import type { Handler } from '../../http/handlers'
import { commonWords } from '../../words/index'
import { itemView } from '../list-view'
import type { PronunciationRoom } from '../pronunciation-room'
import { sampleLists } from '../sample-list-store'

/**
 * Items for a round without a list (pronunciation.md#rounds-without-lists): common words where there are enough whose
 * rank is known, else items of the sample lists, with their contrasts.
 */
export function getRoundWords(
  room: PronunciationRoom,
): Handler<typeof pronunciation.getRoundWords> {
  const { database, random } = room
  const most = pronunciationRound.questions
  const chance = () => Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32
  return async ({ query }) => {
    const { language, difficulty = defaultBattleDifficulty } = query
    const words = await commonWords(database, language, difficulty)
    if (words.length >= most)
      return { items: dealItems(words, most, chance).map(item => ({ ...item, list: null })) }
    const rows = await sampleLists(database, language)
    const listed = rows.flatMap(({ id: list, items }) =>
      items.map(item => ({ ...itemView(item), list })),
    )
    return { items: dealItems(listed, most, chance) }
  }
}
