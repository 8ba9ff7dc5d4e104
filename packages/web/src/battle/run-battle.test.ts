import { newBattle } from '@duologue/domain/battle/battle'
import { checkRecord } from '@duologue/domain/battle/record/check-record'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { answerTime, fastestAnswer, roundStartTime } from '@duologue/domain/battle/timing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pretendClock } from './pretend-clock'
import { type BattleRecord, runBattle } from './run-battle'
import { sampleGame } from './sample-game'

const fresh = (early = 0) => {
  const clock = pretendClock(early)
  const game = runBattle({ seed: 7, battle: newBattle(sampleSetup()), elapsed: 0 }, clock)
  return { clock, game, stop: game.run() }
}

test.each([0, 1])(
  'nobody answers, timers fire %i ms early: the battle ends all the same',
  early => {
    const { clock, game } = fresh(early)
    game.start()
    for (let seconds = 0; seconds < 3600; seconds += 1) clock.pass(1000)
    expect(game.now().phase.name).toBe('gameEnd')
  },
)

test('before the start no time can end anything', () => {
  const { clock, game } = fresh()
  clock.pass(100_000)
  expect(game.now().phase.name).toBe('gameStart')
})

test('listeners hear of a change of the battle and of nothing else', () => {
  const { clock, game } = fresh()
  let heard = 0
  const leave = game.subscribe(() => {
    heard += 1
  })
  game.start()
  clock.pass(roundStartTime - 1)
  expect(heard).toBe(1)
  clock.pass(1)
  expect(heard).toBe(2)
  leave()
  clock.pass(answerTime.normal)
  expect(heard).toBe(2)
})

test('a stopped battle waits, and goes on with the time that has passed', () => {
  const { clock, game, stop } = fresh()
  game.start()
  stop()
  clock.pass(60_000)
  expect(game.now().phase.name).toBe('roundStart')
  game.run()
  clock.pass(0)
  expect(game.now().phase.name).toBe('roundPlay')
  expect(game.elapsed()).toBe(60_000)
})

const reloaded = (record: BattleRecord, away: number) => {
  // A page that was loaded anew has a clock of its own.
  const clock = pretendClock(0, (record.keptAt ?? 0) + away)
  return { clock, resumed: runBattle(JSON.parse(JSON.stringify(record)), clock) }
}

test.each([0, 1, 17_000, 300_000])(
  'a battle that is loaded anew after %i ms has gone on all that time',
  away => {
    const { clock, game } = fresh()
    game.start()
    clock.pass(roundStartTime + 500)
    const { clock: otherClock, resumed } = reloaded(game.record(), away)
    clock.pass(away)
    expect(resumed.elapsed()).toBe(game.elapsed())
    expect(resumed.now().phase).toEqual(game.now().phase)
    resumed.run()
    for (let seconds = 0; seconds < 200; seconds += 1) {
      clock.pass(1000)
      otherClock.pass(1000)
    }
    expect(resumed.now()).toEqual(game.now())
  },
)

test('no number of reloads stops the clock: the time of the record is that of the wall', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { maxLength: 8 }), times => {
      const { clock, game: first } = fresh()
      let game = first
      const began = clock.date()
      game.start()
      for (const time of times) {
        clock.pass(time)
        const next = runBattle(JSON.parse(JSON.stringify(game.record())), clock)
        next.run()
        game = next
        expect(game.elapsed()).toBe(clock.date() - began)
      }
    }),
  )
})

test('a wall clock that was set back stops nothing and turns nothing back', () => {
  const { clock, game } = fresh()
  game.start()
  clock.pass(roundStartTime + 500)
  const record = game.record()
  const resumed = runBattle(record, pretendClock(0, 0))
  expect(resumed.elapsed()).toBe(roundStartTime + 500)
})

test('the right answer is taken once a hand can have given it, and its damage follows', () => {
  const { clock, game } = fresh()
  game.start()
  clock.pass(roundStartTime)
  for (let turns = 0; turns < 5; turns += 1) {
    const { phase } = game.now()
    if (phase.name === 'roundPlay' && phase.turn.player === 1) break
    clock.pass(1000)
  }
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('the learner has no turn')
  clock.pass(fastestAnswer - 1)
  game.answer(phase.turn.lineId)
  expect(game.record().events).toMatchObject([{ type: 'start' }])
  clock.pass(1)
  game.answer(phase.turn.lineId)
  clock.pass(1200)
  expect(game.now().happenings.at(-1)).toMatchObject({ kind: 'hit', by: 1 })
})

test('a battle resumed while Freeze pauses it is still paused, with the uses that are left', () => {
  const { game } = sampleGame(1, ['freeze', 'heal'])
  game.activatePower('freeze')
  const clock = pretendClock()
  const resumed = runBattle(JSON.parse(JSON.stringify(game.record())), clock)
  resumed.run()
  clock.pass(3_600_000)
  expect(resumed.now()).toEqual(game.now())
  resumed.activatePower('freeze')
  expect(resumed.now().players[1].powers).toMatchObject([
    { name: 'freeze', isActive: false, usesRemaining: 2 },
    { name: 'heal', usesRemaining: 2 },
  ])
  clock.pass(answerTime.normal)
  expect(resumed.now().phase).toMatchObject({ turn: { moment: { state: 'feedback' } } })
})

test('what was done stands in the record, across a reload too, and tells the whole battle', () => {
  const setup = sampleSetup()
  const clock = pretendClock()
  const begun = { seed: 7, ticket: 'the ticket', battle: newBattle(setup), elapsed: 0 }
  let game = runBattle(begun, clock)
  game.start()
  for (let step = 0; game.now().phase.name !== 'gameEnd'; step += 1) {
    const stop = game.run()
    clock.pass(700)
    const { phase } = game.now()
    const turn = phase.name === 'roundPlay' ? phase.turn : null
    if (turn) game.answer(turn.lineId)
    stop()
    if (step % 10 === 3) game = runBattle(JSON.parse(JSON.stringify(game.record())), clock)
  }
  const { ticket, events = [], battle } = game.record()
  if (battle.phase.name !== 'gameEnd') throw new Error('the battle is not over')
  const { since, result } = battle.phase
  expect(ticket).toBe('the ticket')
  expect(checkRecord(setup, 7, [...events, { type: 'time', at: since }], since)).toMatchObject({
    kind: 'told',
    score: result.scores[1],
  })
})
