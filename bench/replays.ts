import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { defaultPowers } from '@duologue/domain/battle/powers/choose-powers'
import { playRandomly } from '@duologue/domain/battle/powers/random-games'
import { checkRecord } from '@duologue/domain/battle/record/check-record'
import { setUpBattle } from '@duologue/domain/battle/set-up-battle'
import { battleModes } from '@duologue/domain/choices/battle-modes'

// How many plays a second one core can play again and judge, in each mode: what POST /api/plays costs beside its SQL.

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

for (const mode of battleModes) {
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
  const events = played.reduce((sum, each) => sum + each.events.length, 0) / games
  let replays = 0
  const began = performance.now()
  while (performance.now() - began < duration) {
    for (const { seed, events: told, longest } of played) {
      const { kind } = checkRecord(setup, seed, told, longest)
      if (kind !== 'told') throw new Error(`the ${mode} game ${seed} is a ${kind}`)
      replays += 1
    }
  }
  const rate = replays / ((performance.now() - began) / 1000)
  console.log(
    `${mode}: ${rate.toFixed(0)} replays a second, ${(1000 / rate).toFixed(2)} ms each, ${events.toFixed(0)} events in a record`,
  )
}
