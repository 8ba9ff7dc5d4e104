import type { Battle } from './battle'
import type { PlayerNumber } from './battle-setup'
import { chooseAnswers } from './choose-answers'
import { planComputer } from './computer'
import { attackDamage, selfDamage } from './damage'
import { type News, remember } from './happenings'
import { hurt, opponentOf, type Player } from './player'
import type { Draw } from './random'
import { endGame, endRound } from './rounds'
import { hitScore } from './score'
import { answerTime, attackTime, feedbackTime, pauseTime } from './timing'
import type { Answer, Moment, Turn } from './turn'

function withTurn(battle: Battle, turn: Turn, moment: Moment): Battle {
  return { ...battle, phase: { name: 'roundPlay', turn: { ...turn, moment } } }
}

/** Begins the turn of a line; past the last line the round ends. */
export function startTurn(battle: Battle, lineIndex: number, at: number, draw: Draw): Battle {
  const { lines, language } = battle.setup
  const line = lines[lineIndex]
  if (line === undefined) return endRound(battle, at)
  const turn: Turn = {
    lineIndex,
    lineId: line.id,
    player: battle.players[1].characterNumber === line.character ? 1 : 2,
    choices: chooseAnswers(line, lines, language, draw).map(choice => choice.id),
    // A line to be read is there at once.
    moment: { state: 'start', since: at, endsAt: at },
  }
  return withTurn(battle, turn, turn.moment)
}

/** Lets the current player answer: the learner against the clock, the computer by a plan. */
export function awaitAnswer(battle: Battle, turn: Turn, at: number, draw: Draw): Battle {
  const { difficulty, relaxed } = battle.setup
  if (turn.player === 2) {
    const plan = planComputer(difficulty, turn.choices, turn.lineId, draw)
    return withTurn(battle, turn, { state: 'answer', since: at, endsAt: at + plan.shown, plan })
  }
  const endsAt = relaxed ? null : at + answerTime[difficulty]
  return withTurn(battle, turn, { state: 'answer', since: at, endsAt, plan: null })
}

/** Takes the answer of the current player; null is a clock that ran out. */
export function giveAnswer(
  battle: Battle,
  turn: Turn,
  at: number,
  choice: string | null,
  elapsed: number,
): Battle {
  const answer: Answer = { choice, right: choice === turn.lineId, elapsed }
  const news: News = {
    kind: 'line-spoken',
    player: turn.player,
    lineId: turn.lineId,
    choice,
    right: answer.right,
  }
  return withTurn(
    {
      ...battle,
      spoken: turn.lineIndex + 1,
      happenings: remember(battle.happenings, at, news),
    },
    turn,
    { state: 'feedback', since: at, endsAt: at + feedbackTime, answer },
  )
}

function tally(player: Player, right: boolean): Player {
  const { answers } = player
  return {
    ...player,
    answers: right
      ? { ...answers, right: answers.right + 1 }
      : { ...answers, wrong: answers.wrong + 1 },
  }
}

/** Lands the blow of an answer: on the opponent when it was right, else on the player itself. */
export function landBlow(battle: Battle, turn: Turn, at: number, answer: Answer): Battle {
  const { difficulty } = battle.setup
  const by: PlayerNumber = turn.player
  const against = opponentOf(by)
  const attacker = tally(battle.players[by], answer.right)
  const defender = battle.players[against]
  // Only the learner plays without a clock.
  const speed = { elapsed: answer.elapsed, relaxed: battle.setup.relaxed && by === 1 }
  const damage = answer.right ? attackDamage(speed, defender.block) : selfDamage(speed, difficulty)
  const struck = answer.right
    ? {
        [by]: { ...attacker, score: attacker.score + hitScore(damage, difficulty) },
        [against]: hurt(defender, damage),
      }
    : { [by]: hurt(attacker, damage) }
  const news: News = answer.right
    ? { kind: 'hit', by, against, damage }
    : { kind: 'self-hit', player: by, damage }
  return withTurn(
    {
      ...battle,
      players: { ...battle.players, ...struck },
      happenings: remember(battle.happenings, at, news),
    },
    turn,
    { state: 'battle', since: at, endsAt: at + attackTime, answer, damage },
  )
}

/** Ends a turn: by the end of the game, by the end of the round, or with the pause before the next line. */
export function endTurn(battle: Battle, turn: Turn, at: number, answer: Answer): Battle {
  const { 1: one, 2: two } = battle.players
  if (one.currentHealth === 0 || two.currentHealth === 0) return endGame(battle, at)
  if (turn.lineIndex + 1 >= battle.setup.lines.length) return endRound(battle, at)
  return withTurn(battle, turn, { state: 'end', since: at, endsAt: at + pauseTime, answer })
}
