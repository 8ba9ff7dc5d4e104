import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battleModes } from '../choices/battle-modes'
import { mostPowers } from '../choices/battle-powers'
import { scoreSpeech } from '../speech/score-speech'
import { type Battle, newBattle } from './battle'
import { powersOfMode } from './powers/choose-powers'
import { randomFromSeed } from './random'
import { checkRecord } from './record/check-record'
import { duelSetup, playDuel } from './sample-duel'
import { seenFrom } from './seen-from'
import { step } from './step'
import { nextDeadline } from './turn/next-deadline'

const answers = fc.array(
  fc.option(fc.record({ right: fc.boolean(), ms: fc.integer({ min: 900, max: 14_000 }) })),
  { minLength: 1, maxLength: 9 },
)
/** No hand keeps the same time, and nobody lets every clock run out. */
const given = (list: readonly ({ right: boolean; ms: number } | null)[]) => (turn: number) => {
  const answer = list[turn % list.length] ?? null
  return answer && { ...answer, ms: answer.ms + ((turn * 37) % 190) }
}
const settings = fc.record({
  mode: fc.constantFrom(...battleModes),
  difficulty: fc.constantFrom('easy' as const, 'normal' as const),
})

/** The first question to a player. */
function asked(battle: Battle, player: 1 | 2, seed = 1): Battle {
  const random = randomFromSeed(seed)
  let passed = step(battle, { type: 'start', at: 0 }, random)
  for (;;) {
    const { phase } = passed
    const isAsked = phase.name === 'roundPlay' && phase.turn.moment.state === 'answer'
    if (isAsked && phase.turn.player === player) return passed
    const due = nextDeadline(passed)
    if (!due) break
    passed = step(passed, due.event, random)
  }
  throw new Error('never asked')
}
const turnOf = ({ phase }: Battle) => {
  if (phase.name !== 'roundPlay') throw new Error('no turn')
  return phase.turn
}

describe('a duel of two persons', () => {
  test('ends, nobody’s health is below 0, and nothing is planned for anybody', () => {
    fc.assert(
      fc.property(fc.integer(), settings, answers, (seed, chosen, list) => {
        const { battle, seen } = playDuel(duelSetup(chosen), seed, given(list))
        expect(battle.phase.name).toBe('gameEnd')
        for (const { players, phase } of seen) {
          expect(
            Math.min(players[1].currentHealth, players[2].currentHealth),
          ).toBeGreaterThanOrEqual(0)
          if (phase.name === 'roundPlay' && phase.turn.moment.state === 'answer')
            expect(phase.turn.moment.plan).toBeNull()
        }
      }),
    )
  })

  test('each of the two is judged by their own hand, score and lines', () => {
    fc.assert(
      fc.property(fc.integer(), settings, answers, (seed, chosen, list) => {
        const setup = duelSetup(chosen)
        const { battle, events } = playDuel(setup, seed, given(list))
        const { phase } = battle
        if (phase.name !== 'gameEnd') throw new Error('no end')
        for (const player of [1, 2] as const) {
          const verdict = checkRecord(setup, seed, events, battle.now, player)
          if (verdict.kind === 'machine') continue
          expect(verdict).toMatchObject({
            kind: 'told',
            isWinner: phase.result.winner === player,
            score: phase.result.scores[player],
          })
        }
      }),
    )
  })

  test('who is not asked can do nothing', () => {
    const battle = asked(newBattle(duelSetup({ powers: ['freeze'] })), 2)
    const at = battle.now + 3000
    const random = randomFromSeed(1)
    const { lineId } = turnOf(battle)
    expect(step(battle, { type: 'answer', at, choice: lineId }, random)).toBe(battle)
    expect(step(battle, { type: 'usePower', at, power: 'freeze' }, random)).toBe(battle)
    const answered = step(battle, { type: 'answer', at, choice: lineId, by: 2 }, random)
    expect(turnOf(answered).moment.state).toBe('feedback')
  })

  test('against the computer nobody answers in its place', () => {
    const { rival: _, ...alone } = duelSetup()
    const battle = asked(newBattle(alone), 2)
    const { moment, lineId } = turnOf(battle)
    const event = { type: 'answer', at: moment.since + 400, choice: lineId, by: 2 } as const
    expect(step(battle, event, randomFromSeed(1))).toBe(battle)
  })

  test('each has their own clock and their own seconds', () => {
    const rival = { powers: [], relaxed: false, extraTime: 2 }
    const battle = asked(newBattle(duelSetup({ difficulty: 'hard', rival })), 2)
    const { moment, lineId } = turnOf(battle)
    expect((moment.endsAt ?? 0) - moment.since).toBe(30_000)
    const event = { type: 'answer', at: moment.since + 8000, choice: lineId, by: 2 } as const
    const { moment: answered } = turnOf(step(battle, event, randomFromSeed(1)))
    expect('answer' in answered && answered.answer.elapsed).toBe(4000)
    expect(turnOf(asked(newBattle(duelSetup({ relaxed: true })), 1)).moment.endsAt).toBeNull()
  })

  test('Freeze stops it for both, 20 seconds at most, and costs nobody time', () => {
    const rival = { powers: ['freeze'] as const, relaxed: false }
    const battle = asked(newBattle(duelSetup({ rival })), 2)
    const random = randomFromSeed(1)
    const { moment } = turnOf(battle)
    const at = moment.since + 1000
    const frozen = step(battle, { type: 'usePower', at, power: 'freeze', by: 2 }, random)
    expect(nextDeadline(frozen)?.at).toBe(at + 20_000)
    const gone = turnOf(step(frozen, { type: 'time', at: at + 20_000 }, random))
    expect(gone.frozenAt).toBeNull()
    expect(gone.moment.since).toBe(moment.since + 20_000)
  })

  test('the better a line was said the harder it lands', () => {
    const struck = (heard: string) => {
      const battle = asked(newBattle(duelSetup({ mode: 'speaking', difficulty: 'easy' })), 1)
      const { moment, lineIndex } = turnOf(battle)
      const text = battle.setup.lines[lineIndex]?.text ?? ''
      const transcript = heard === 'all' ? text : text.split(' ').slice(0, -1).join(' ')
      const said = [{ transcript, confidence: 1 }]
      const event = { type: 'say', at: moment.since + 3000, heard: said } as const
      const spoken = step(battle, event, randomFromSeed(1), scoreSpeech)
      const landed = step(spoken, { type: 'time', at: spoken.now + 3000 }, randomFromSeed(1))
      const { moment: blow } = turnOf(landed)
      if (blow.state !== 'battle' || !blow.answer.right) throw new Error('no blow')
      return blow.damage
    }
    expect(struck('all')).toBeGreaterThan(struck('but one'))
  })

  test('both have powers of their own, and the computer has none', () => {
    const all = powersOfMode('reading')
    const [mine, theirs] = [all.slice(0, mostPowers), all.slice(mostPowers, 2 * mostPowers)]
    const setup = duelSetup({ powers: mine, rival: { powers: theirs, relaxed: false } })
    const { players } = step(newBattle(setup), { type: 'start', at: 0 }, randomFromSeed(1))
    expect(players[1].powers.map(({ name }) => name)).toEqual(mine)
    expect(players[2].powers.map(({ name }) => name)).toEqual(theirs)
    const wrong = duelSetup({ rival: { powers: all, relaxed: false } })
    const refused = step(newBattle(wrong), { type: 'start', at: 0 }, randomFromSeed(1))
    expect(refused.phase.name).toBe('gameStart')
  })
})

describe('seen from the other side', () => {
  test('twice is as it was, and the first player sees it as it is', () => {
    fc.assert(
      fc.property(fc.integer(), settings, answers, (seed, chosen, list) => {
        for (const battle of playDuel(duelSetup(chosen), seed, given(list)).seen) {
          expect(seenFrom(battle, 1)).toBe(battle)
          expect(seenFrom(seenFrom(battle, 2), 2)).toEqual(battle)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('the second player sees themselves as the first', () => {
    const { battle } = playDuel(duelSetup(), 3, turn => ({
      right: turn % 2 === 0,
      ms: 2000 + turn,
    }))
    const seen = seenFrom(battle, 2)
    expect(seen.players[1].currentHealth).toBe(battle.players[2].currentHealth)
    expect(seen.players[1].playerNumber).toBe(1)
    if (seen.phase.name !== 'gameEnd' || battle.phase.name !== 'gameEnd') throw new Error('no end')
    expect(seen.phase.result.scores[1]).toEqual(battle.phase.result.scores[2])
    const spoken = (of: Battle, player: 1 | 2) =>
      of.happenings.filter(news => news.kind === 'line-spoken' && news.player === player).length
    expect(spoken(seen, 1)).toBe(spoken(battle, 2))
  })
})
