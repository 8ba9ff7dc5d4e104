import { drawInOrder, randomFromSeed, shuffle } from '../../battle/random'
import { fastestAnswer } from '../../battle/timing'
import { pronunciationGrades } from '../pronunciation-limits'
import type { Question } from './deal-round'
import { isWrittenRight } from './mark-writing'
import { type GivenAnswer, questionOf, type Round, type RoundEvent } from './round'
import type { RoundSetup } from './round-setup'

/** After so many other questions a missed item comes back (pronunciation.md#wrong-answers). */
const othersBetween = 3

/**
 * How long an answer may take, in milliseconds; only a first try has a clock, and none with relaxed timing
 * (pronunciation.md#relaxed-timing).
 */
function timeFor(setup: RoundSetup, { isScored }: Question, misses: number): number | null {
  const { seconds } = pronunciationGrades[setup.difficulty]
  if (seconds === null || setup.relaxed || !isScored || misses > 0) return null
  return seconds * 1000 * setup.extraTime
}

function begin(setup: RoundSetup, round: Round, question: Question, at: number): Round {
  const mayTryAgain = round.state === 'feedback' && round.given?.isRight === false
  if (round.state !== 'ready' && !mayTryAgain) return round
  const time = timeFor(setup, question, round.misses)
  const endsAt = time === null ? null : at + time
  const shown = mayTryAgain ? at : round.shown
  return { ...round, state: 'answer', now: at, shown, since: at, endsAt, given: null }
}

/** Whether the answer is right; undefined for one that cannot be given to the question. */
function judge(
  setup: RoundSetup,
  round: Round,
  question: Question,
  answer: number | string,
): boolean | undefined {
  if (question.skill === 'writing') {
    const item = setup.items.find(({ id }) => id === question.item)
    if (typeof answer === 'number' || item === undefined) return undefined
    return isWrittenRight(item, answer, setup.language, setup.difficulty)
  }
  if (typeof answer === 'string' || round.tried.includes(answer)) return undefined
  const choice = question.choices[answer]
  return choice === undefined ? undefined : choice === question.item
}

/** The questions with the missed one once more behind the next three, its choices in another order. */
function withComeback(round: Round, question: Question): Pick<Round, 'questions' | 'draws'> {
  const { draw, next } = drawInOrder(randomFromSeed(round.seed), round.draws)
  const comeback = { ...question, choices: shuffle(question.choices, draw), isScored: false }
  const place = round.place + 1 + othersBetween
  return { questions: round.questions.toSpliced(place, 0, comeback), draws: next() }
}

function take(round: Round, question: Question, given: GivenAnswer, at: number): Round {
  const { answer, isRight } = given
  const isFirst = question.isScored && round.misses === 0
  const { item, skill } = question
  return {
    ...round,
    ...(isFirst && !isRight ? withComeback(round, question) : {}),
    state: 'feedback',
    now: at,
    endsAt: null,
    given,
    misses: round.misses + (isRight ? 0 : 1),
    tried: !isRight && typeof answer === 'number' ? [...round.tried, answer] : round.tried,
    answers: isFirst
      ? [...round.answers, { item, skill, isRight, ms: at - round.since }]
      : round.answers,
  }
}

/**
 * Takes an answer; who knows the word before it was heard to its end need not wait for that. Sooner than a hand can be
 * it was meant for something else on the screen (pronunciation.md#states-of-a-question).
 */
function answered(
  setup: RoundSetup,
  round: Round,
  question: Question,
  { at, answer }: { at: number; answer: number | string },
): Round {
  const isLate = round.endsAt !== null && at > round.endsAt
  const isAsked = round.state === 'ready' || round.state === 'answer'
  if (!isAsked || isLate || at - round.shown < fastestAnswer) return round
  const isRight = judge(setup, round, question, answer)
  return isRight === undefined ? round : take(round, question, { answer, isRight }, at)
}

function showNext(round: Round, at: number): Round {
  if (round.state !== 'feedback') return round
  const place = round.place + 1
  const state = place < round.questions.length ? 'ready' : 'summary'
  return {
    ...round,
    place,
    state,
    now: at,
    shown: at,
    since: at,
    given: null,
    misses: 0,
    tried: [],
  }
}

/** A round after an event; one that cannot happen then changes nothing. */
export function step(setup: RoundSetup, round: Round, event: RoundEvent): Round {
  const question = questionOf(round)
  if (!question || !Number.isSafeInteger(event.at) || event.at < round.now) return round
  switch (event.kind) {
    case 'begin':
      return begin(setup, round, question, event.at)
    case 'answer':
      return answered(setup, round, question, event)
    case 'time-up':
      return round.endsAt !== null && event.at >= round.endsAt
        ? take(round, question, { answer: null, isRight: false }, event.at)
        : round
    case 'next':
      return showNext(round, event.at)
  }
}
