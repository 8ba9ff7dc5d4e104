import { expect, test } from 'vitest'
import { duelSetup } from '../../battle/sample-duel'
import { dealtTurns } from './dealt-turns'
import { pairSetup, usualSeat } from './pair-setup'
import { playTurns } from './play-turns'
import { shownTurns } from './shown-turns'

const { lines, language, characters } = duelSetup()
const opening = {
  script: { lines, language, characters, items: null },
  settings: { mode: 'reading', difficulty: 'easy', relaxed: false, rounds: 2 },
  seats: { 1: usualSeat, 2: usualSeat },
} as const

test('a duel is seen line by line from both seats, up to the health that ended it', () => {
  const setup = pairSetup(opening)
  const answers = dealtTurns(setup, 5).map(({ id, lineId, choices }, place) => ({
    turn: id,
    choice: place % 3 === 0 ? (choices.find(choice => choice !== lineId) ?? null) : lineId,
    heard: null,
    elapsed: 1200 + place * 83,
  }))
  const { players } = playTurns(setup, 5, answers, 'waits').battle
  const seen = ([1, 2] as const).map(seat => shownTurns({ opening, seed: 5, seat, answers }))
  for (const [place, turns] of seen.entries()) {
    expect(turns).toHaveLength(answers.length)
    const [self, partner] = place === 0 ? [players[1], players[2]] : [players[2], players[1]]
    expect(turns.at(-1)?.health).toEqual({
      self: self.currentHealth,
      partner: partner.currentHealth,
    })
    expect(turns.filter(({ right, chosen }) => right === (chosen !== null))).toEqual([])
  }
  expect(seen[0]?.map(({ isOwn }) => isOwn)).toEqual(seen[1]?.map(({ isOwn }) => !isOwn))
})
