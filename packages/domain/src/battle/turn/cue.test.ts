import { expect, test } from 'vitest'
import { type BattleEvent, newBattle } from '../battle'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { dialogueSoFar, readingCue } from './cue'
import { nextDeadline } from './next-deadline'

/** The battles from the start of the first round to its end. */
function firstRound() {
  const random = randomFromSeed(4)
  const start: BattleEvent = { type: 'start', at: 0 }
  let battle = step(newBattle(sampleSetup()), start, random)
  const battles = [battle]
  while (battle.phase.name !== 'roundEnd') {
    const due = nextDeadline(battle)
    if (due === null) throw new Error('nothing is due')
    battle = step(battle, due.event, random)
    battles.push(battle)
  }
  return battles
}

test('the cue is the translation of the line', () => {
  const cues = firstRound().map(readingCue)
  expect(cues).toContainEqual({ kind: 'translation', text: 'Do you have my key?', image: null })
})

test('without a translation the cue is the dialogue before the line', () => {
  const last = firstRound()
    .map(readingCue)
    .find(cue => cue?.kind === 'dialogue')
  expect(last).toEqual({ kind: 'dialogue', lines: sampleSetup().lines.slice(0, 5), image: null })
})

test('there is no cue outside a turn', () => {
  expect(readingCue(newBattle(sampleSetup()))).toBeNull()
})

test('a line joins the dialogue when it is answered, and stays until the round is over', () => {
  for (const battle of firstRound()) {
    const { phase } = battle
    const ids = dialogueSoFar(battle).map(line => line.id)
    if (phase.name === 'roundStart') expect(ids).toEqual([])
    if (phase.name === 'roundEnd') expect(ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    if (phase.name !== 'roundPlay') continue
    const answered = phase.turn.moment.state !== 'answer'
    expect(ids).toHaveLength(phase.turn.lineIndex + (answered ? 1 : 0))
  }
})
