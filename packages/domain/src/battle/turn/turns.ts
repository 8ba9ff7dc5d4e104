import { passMark } from '../../speech/pass-marks'
import type { Alternative, ScoreSpeech } from '../../speech/score-speech'
import type { Battle } from '../battle'
import { type News, remember } from '../happenings'
import { activateComputerPowers } from '../powers/computer-powers'
import { activePowers } from '../powers/effects'
import { coolDown, endPowers } from '../powers/end-powers'
import type { Draw } from '../random'
import { endGame, endRound } from '../rounds'
import { scoreLine } from '../scoring/score-line'
import { extraTimeOf, hearerOf, isRelaxed, seatOf } from '../seats'
import { answerTime, feedbackTime, pauseTime, spokenFeedbackTime } from '../timing'
import { chooseAnswers } from './choose-answers'
import { planComputer } from './computer'
import { shortestHearing } from './hearing'
import type { Answer, Turn } from './turn'
import { withTurn } from './with-turn'

/** Begins the turn of a line; past the last line the round ends. */
export function startTurn(battle: Battle, lineIndex: number, at: number, draw: Draw): Battle {
  const { lines, language, mode, deal } = battle.setup
  const line = lines[lineIndex]
  if (line === undefined) return endRound(battle, at)
  const turn: Turn = {
    lineIndex,
    lineId: line.id,
    player: battle.players[1].characterNumber === line.character ? 1 : 2,
    choices: chooseAnswers(line, lines, language, draw, mode, deal).map(choice => choice.id),
    tried: [],
    lastTry: 0,
    removed: [],
    frozenAt: null,
    wasHeard: false,
    // A line to be read is there at once; one to be heard takes as long as its speaker does.
    moment: { state: 'start', since: at, endsAt: mode === 'listening' ? null : at },
  }
  const current = battle.players[turn.player]
  const rested = { ...current, powers: coolDown(current.powers) }
  const players = { ...battle.players, [turn.player]: rested }
  return withTurn({ ...battle, players }, turn, turn.moment)
}

/**
 * Takes that the line of a turn was heard. Told sooner than it can have ended, it counts from when it can: a clip that
 * could not be played may be followed by a quicker voice, and whoever waits for nothing gains nothing. Null when that
 * was told before.
 */
export function hearLine(battle: Battle, turn: Turn, at: number, draw: Draw): Battle | null {
  const { moment, lineIndex } = turn
  const line = battle.setup.lines[lineIndex]
  if (moment.endsAt !== null || line === undefined) return null
  const endsAt = moment.since + shortestHearing(line, battle, hearerOf(battle.setup, turn.player))
  return at < endsAt
    ? withTurn(battle, turn, { state: 'start', since: moment.since, endsAt })
    : awaitAnswer(battle, turn, at, draw)
}

/** Lets the current player answer: a person against the clock, the computer by a plan. */
export function awaitAnswer(battle: Battle, turn: Turn, at: number, draw: Draw): Battle {
  const { setup } = battle
  const { difficulty } = setup
  if (seatOf(setup, turn.player).kind === 'computer') {
    const plan = planComputer(difficulty, turn.choices, turn.lineId, draw)
    const endsAt = at + plan.shown
    const asked = withTurn(battle, turn, { state: 'answer', since: at, endsAt, plan })
    return activateComputerPowers(asked, at, draw)
  }
  const endsAt = isRelaxed(setup, turn.player)
    ? null
    : at + Math.round(answerTime[difficulty] * extraTimeOf(setup, turn.player))
  return withTurn(battle, turn, { state: 'answer', since: at, endsAt, plan: null })
}

/** Lets the current player choose again, at the cost of its next attack (battle.md#second-chances-power). */
function retryAnswer(
  battle: Battle,
  turn: Turn,
  at: number,
  choice: string,
  elapsed: number,
): Battle {
  const player = battle.players[turn.player]
  const retried = { ...player, retries: player.retries + 1 }
  const news = { kind: 'retried', player: turn.player, choice } as const
  return withTurn(
    {
      ...battle,
      players: { ...battle.players, [turn.player]: retried },
      happenings: remember(battle.happenings, at, news),
    },
    { ...turn, tried: [...turn.tried, choice], lastTry: elapsed },
    turn.moment,
  )
}

/** Takes the answer of the current player; null is a clock that ran out. */
export function giveAnswer(
  battle: Battle,
  turn: Turn,
  at: number,
  choice: string | null,
  elapsed: number,
): Battle {
  const player = battle.players[turn.player]
  const isWrong = choice !== null && choice !== turn.lineId
  if (isWrong && activePowers(player).some(power => power.allowsRetries)) {
    return retryAnswer(battle, turn, at, choice, elapsed)
  }
  return showAnswer(battle, turn, at, { choice, right: choice === turn.lineId, elapsed })
}

/**
 * Takes what a person said (battle.md#speaking-turns): right from the pass mark of the difficulty on. Null when it
 * is not the mode for it, when nothing was heard, or when nobody is there to judge it.
 */
export function giveSpeech(
  battle: Battle,
  turn: Turn,
  at: number,
  heard: readonly Alternative[],
  elapsed: number,
  score: ScoreSpeech | null,
): Battle | null {
  const { mode, difficulty, language, lines } = battle.setup
  const line = lines[turn.lineIndex]
  if (mode !== 'speaking' || score === null || heard.length === 0 || line === undefined) return null
  const said = scoreLine(line, heard, language, score)
  const right = said.percent >= passMark[difficulty]
  return showAnswer(battle, turn, at, { choice: right ? turn.lineId : null, right, elapsed, said })
}

function showAnswer(battle: Battle, turn: Turn, at: number, given: Answer): Battle {
  const answer = { ...given, elapsed: given.elapsed / extraTimeOf(battle.setup, turn.player) }
  const { choice, right } = answer
  const news: News = {
    kind: 'line-spoken',
    player: turn.player,
    lineId: turn.lineId,
    choice,
    right,
  }
  const shown = answer.said ? spokenFeedbackTime : feedbackTime
  return withTurn(
    {
      ...battle,
      spoken: turn.lineIndex + 1,
      happenings: remember(battle.happenings, at, news),
    },
    turn,
    { state: 'feedback', since: at, endsAt: at + shown, answer },
  )
}

/** Ends a turn: by the end of the game, by the end of the round, or with the pause before the next line. */
export function endTurn(battle: Battle, turn: Turn, at: number, answer: Answer): Battle {
  const player = battle.players[turn.player]
  const rested = { ...player, powers: endPowers(player.powers, 'turn') }
  const ended = { ...battle, players: { ...battle.players, [turn.player]: rested } }
  const { 1: one, 2: two } = ended.players
  if (one.currentHealth === 0 || two.currentHealth === 0) return endGame(ended, at)
  if (turn.lineIndex + 1 >= battle.setup.lines.length) return endRound(ended, at)
  return withTurn(ended, turn, { state: 'end', since: at, endsAt: at + pauseTime, answer })
}
