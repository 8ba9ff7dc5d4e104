import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRecord } from '../../battle/record/check-record'
import { duelSetup, playDuel } from '../../battle/sample-duel'
import { dealtTurns } from './dealt-turns'
import type { VisitAnswer } from './play-turns'
import { turnsRecord } from './turns-record'
import { visitPlan } from './visit-plan'

const settings = fc.record({
  mode: fc.constantFrom('reading' as const, 'listening' as const),
  difficulty: fc.constantFrom('easy' as const, 'normal' as const),
  rounds: fc.constantFrom(1, 2, 3),
})
const answers = fc.array(
  fc.option(fc.record({ right: fc.boolean(), ms: fc.integer({ min: 900, max: 14_000 }) })),
  { minLength: 1, maxLength: 9 },
)

describe('the turns that are dealt', () => {
  test('are those of any game that is played', () => {
    fc.assert(
      fc.property(fc.integer(), settings, answers, (seed, chosen, list) => {
        const setup = duelSetup(chosen)
        const dealt = dealtTurns(setup, seed)
        const { seen } = playDuel(setup, seed, turn => list[turn % list.length] ?? null)
        for (const { phase, round } of seen) {
          if (phase.name !== 'roundPlay') continue
          const { lineIndex, lineId, player, choices } = phase.turn
          const id = `${round}-${lineIndex}`
          expect(dealt.find(turn => turn.id === id)).toEqual({
            id,
            round,
            lineIndex,
            lineId,
            player,
            choices,
          })
        }
      }),
    )
  })
})

describe('the visits of a duel', () => {
  test.each([
    [1, ['1: 1', '2: 1']],
    [2, ['1: 1', '2: 1 2', '1: 2']],
    [3, ['1: 1', '2: 1 2', '1: 2 3', '2: 3']],
  ])('of %i rounds', (rounds, expected) => {
    const told = visitPlan(rounds).map(visit => `${visit.player}: ${visit.rounds.join(' ')}`)
    expect(told).toEqual(expected)
  })
})

describe('two parts laid together', () => {
  test('are a record that is believed of both, with every answer as long as it took', () => {
    fc.assert(
      fc.property(fc.integer(), settings, answers, (seed, chosen, list) => {
        const setup = duelSetup(chosen)
        const given = dealtTurns(setup, seed).map(({ id, lineId, choices }, place): VisitAnswer => {
          const answer = list[place % list.length] ?? null
          const wrong = choices.find(choice => choice !== lineId) ?? null
          const choice = answer && (answer.right ? lineId : wrong)
          return {
            turn: id,
            choice,
            heard: null,
            elapsed: (answer?.ms ?? 0) + ((place * 37) % 190),
          }
        })
        const record = turnsRecord(setup, seed, given)
        const end = record.at(-1)?.at ?? 0
        const verdicts = ([1, 2] as const).map(of => checkRecord(setup, seed, record, end, of))
        for (const verdict of verdicts) expect(['told', 'machine']).toContain(verdict.kind)
        for (const verdict of verdicts) {
          const lines = verdict.kind === 'told' ? verdict.lines : []
          for (const { right, ms } of lines)
            if (right) expect(given.map(({ elapsed }) => elapsed)).toContain(ms)
        }
      }),
    )
  })

  test('the same however the answers are ordered, and what is no hand’s is left to the clock', () => {
    const setup = duelSetup({ difficulty: 'easy' })
    const given = dealtTurns(setup, 5).map(
      ({ id, lineId }, place): VisitAnswer => ({
        turn: id,
        choice: lineId,
        heard: null,
        elapsed: place === 0 ? 100 : 1500 + place * 31,
      }),
    )
    const record = turnsRecord(setup, 5, given)
    expect(turnsRecord(setup, 5, given.toReversed())).toEqual(record)
    expect(record.filter(({ type }) => type === 'answer').length).toBeLessThan(given.length)
  })

  test('what was said is judged as it is in a duel at once', () => {
    const setup = duelSetup({ mode: 'speaking', difficulty: 'easy', rounds: 1 })
    const given = dealtTurns(setup, 8).map(({ id, lineIndex }, place): VisitAnswer => {
      const transcript = setup.lines[lineIndex]?.text ?? ''
      const heard = [{ transcript, confidence: 1 }]
      return { turn: id, choice: null, heard, elapsed: 2000 + place * 113 }
    })
    const record = turnsRecord(setup, 8, given)
    expect(record.filter(({ type }) => type === 'say')).toHaveLength(setup.lines.length)
    const verdict = checkRecord(setup, 8, record, record.at(-1)?.at ?? 0, 2)
    expect(verdict).toMatchObject({ kind: 'told' })
    expect(verdict.kind === 'told' && verdict.lines.every(({ right }) => right)).toBe(true)
  })
})
