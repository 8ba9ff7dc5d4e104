import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { defaultPowers } from '@duologue/domain/battle/powers/choose-powers'
import { playRandomly } from '@duologue/domain/battle/powers/random-games'
import { checkRecord } from '@duologue/domain/battle/record/check-record'
import { setUpBattle } from '@duologue/domain/battle/set-up-battle'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { songModes } from '@duologue/domain/choices/song-game-choices'
import { checkSong } from '@duologue/domain/songs/game/check-song'
import { goodPlayer, playSong } from '@duologue/domain/songs/game/play-song'
import { gameSong } from '@duologue/domain/songs/game/sample-game'
import { setUpSong } from '@duologue/domain/songs/game/song-setup'

// How many plays a second one core can play again and judge, in each mode: what POST /api/plays costs beside its SQL. Of
// battles, and of games over a song of 60 questions.

const games = 200
/** Milliseconds for each mode. */
const duration = 4000
const sample = 'content/conversations/es/a1-la-llave-equivocada.json'

const conversation = JSON.parse(
  await readFile(join(import.meta.dirname, '..', sample), 'utf8'),
) as SampleConversation
const script = {
  language: conversation.language,
  character1: { name: conversation.character1.name, image: null },
  character2: { name: conversation.character2.name, image: null },
  dialogue: conversation.dialogue.map((line, place) => ({
    id: `line-${place}`,
    character: line.character,
    text: line.text,
    pinyin: null,
    translation: line.translation,
    image: null,
    audio: null,
  })),
}
/** A learner who is mostly right, in two to nine seconds, and uses a power now and then. */
const behaviour = [2000, 4100, 3300, 9000, 2700].map((wait, turn) => ({
  wait,
  keys: turn % 2 === 0 ? [turn % 3] : [],
  choice: turn === 3 ? 1 : 0,
}))

/** Replays these records as long as is measured, and tells how fast it went. */
function measure(
  mode: string,
  records: readonly (readonly unknown[])[],
  replay: (game: number) => void,
) {
  const events = records.reduce((sum, each) => sum + each.length, 0) / games
  const bytes = Math.max(...records.map(each => JSON.stringify(each).length))
  let replays = 0
  const began = performance.now()
  while (performance.now() - began < duration) {
    for (let game = 0; game < games; game += 1) replay(game)
    replays += games
  }
  const each = (performance.now() - began) / replays
  console.log(
    `${mode}: ${(1000 / each).toFixed(0)} replays a second, ${each.toFixed(2)} ms each, ${events.toFixed(0)} events in a record, at most ${(bytes / 1000).toFixed(1)} kB`,
  )
  return each
}

const battles = battleModes.map(mode => {
  const settings = {
    mode,
    difficulty: 'normal',
    relaxed: false,
    powers: defaultPowers(mode),
  } as const
  const setup = setUpBattle(script, settings)
  const played = Array.from({ length: games }, (_, seed) => {
    const { events, battle } = playRandomly(setup, seed, behaviour)
    return { seed, events, longest: battle.now }
  })
  return measure(
    mode,
    played.map(({ events }) => events),
    game => {
      const { seed = 0, events = [], longest = 0 } = played[game] ?? {}
      const { kind } = checkRecord(setup, seed, events, longest)
      if (kind !== 'told') throw new Error(`the ${mode} game ${seed} is a ${kind}`)
    },
  )
})

/** A song in which every mode asks as much as it can: 60 lines of five words. */
const letters = 'abcdefghijklmnopqrstuvwxyz'
const wordOf = (nth: number) =>
  `${letters[nth % 26]}${letters[Math.floor(nth / 26) % 26]}${'aeiou'[nth % 5]}n`
const song = gameSong(
  Array.from({ length: 60 }, (_, line) =>
    Array.from({ length: 5 }, (_word, word) => wordOf(5 * line + word)).join(' '),
  ),
)
/** Mostly right, as those who play battles above. */
const players = [2000, 4100, 3300, 9000, 2700].map((wait, turn) => ({
  ...goodPlayer,
  wait,
  isRight: turn !== 3,
}))
const mean = battles.reduce((sum, each) => sum + each, 0) / battles.length
for (const mode of songModes) {
  const setup = setUpSong(song, {
    mode,
    difficulty: 'hard',
    source: 'song',
    relaxed: true,
    extraTime: 1,
  })
  const played = Array.from({ length: games }, (_, seed) => playSong(setup, seed, players))
  const each = measure(
    `song, ${mode}`,
    played.map(({ events }) => events),
    seed => {
      const { events, game } = played[seed] ?? playSong(setup, seed, players)
      const { kind } = checkSong(setup, seed, events, game.now)
      if (kind !== 'ended') throw new Error(`the ${mode} game ${seed} is a ${kind}`)
    },
  )
  const questions = played[0]?.game.answers.length
  console.log(`  ${questions} questions, ${(each / mean).toFixed(2)} of a battle`)
}
