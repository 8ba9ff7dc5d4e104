import type { DialogueLine } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import { canBattle } from '@duologue/domain/battle/can-battle'
import { portraitOf } from '@duologue/domain/conversations/pictures'
import type { HallScript } from '@duologue/domain/live/hall'
import { listScript } from '@duologue/domain/live/list-script'
import { songScript } from '@duologue/domain/live/song-script'
import { requireDialogue } from '../conversations/index'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import type { Clock } from '../outside/clock/clock'
import type { PlayableThings, ThingId } from '../playable'
import { begunList } from '../pronunciation/index'
import { songForHall } from '../songs/index'

/** What a game is played of, as it is now, and what it is called. */
export interface ScriptFound {
  thing: ThingId
  title: string
  script: HallScript
}

/** Which thing is to be played. */
export interface WantedScript {
  kind: ThingId['kind']
  name: string
  /** All chance of the hall. */
  seed: number
}

/** A character with a picture of its own, or else the one that is drawn of it. */
const character = (
  { name, image }: { name: string; image: string | null },
  id: string,
  number: 1 | 2,
) => ({ name, image: portraitOf({ id }, number, { image }) })

/** A line as far as it is played. */
const playedLine = (line: DialogueLine): BattleLine => ({
  id: line.id,
  character: line.character,
  text: line.text,
  pinyin: line.pinyin,
  translation: line.translation,
  image: line.image,
  audio: line.audio,
  duration: line.duration,
  variants: line.variants,
})

/** The script of a conversation, a list or a song that its reader may see, and that has enough in it to be played. */
export const scriptOf = async (
  materials: { database: Database; clock: Clock; things: PlayableThings },
  { kind, name, seed }: WantedScript,
  reader: Reader,
): Promise<ScriptFound> => {
  const { database, things } = materials
  if (kind === 'conversation') {
    const found = await requireDialogue(database, name, reader)
    const { id, title, language, dialogue, character1, character2 } = found
    if (!canBattle(dialogue, language))
      throw new Refused('invalid-input', { conversation: 'has too few lines' })
    const lines = dialogue.map(playedLine)
    const characters = { 1: character(character1, id, 1), 2: character(character2, id, 2) }
    return { thing: { kind, id }, title, script: { language, lines, characters, items: null } }
  }
  if (kind === 'song') {
    const song = await songForHall(materials, name, reader)
    const script = songScript(song)
    if (!canBattle(script.lines, script.language)) throw new Refused('song-too-short')
    return { thing: { kind, id: song.id }, title: song.title, script }
  }
  const { id, title } = await things[kind].requirePlayable(database, name, reader)
  const { language, items } = await begunList(database, id)
  return { thing: { kind, id }, title, script: listScript({ language, items }, seed) }
}
