import { drawInOrder, randomFromSeed } from '../../battle/random'
import type { PronunciationSkill } from '../../choices/pronunciation-choices'
import { dealRound, type Question } from './deal-round'
import type { RoundSetup } from './round-setup'

/** What happens in a round; `at` is in whole milliseconds since it began. */
export type RoundEvent =
  /** The clock of a question begins: it is shown, or its clip was heard; after a wrong answer, one tries again. */
  | { readonly kind: 'begin'; readonly at: number }
  /** The place of a choice, or what was typed. */
  | { readonly kind: 'answer'; readonly at: number; readonly answer: number | string }
  | { readonly kind: 'time-up'; readonly at: number }
  | { readonly kind: 'next'; readonly at: number }

/** How the first try at a question went. */
export interface RoundAnswer {
  readonly item: string
  readonly skill: PronunciationSkill
  readonly isRight: boolean
  /** How long it took. */
  readonly ms: number
}

/** An answer that the feedback is about; null when the time was up. */
export interface GivenAnswer {
  readonly answer: number | string | null
  readonly isRight: boolean
}

/**
 * A round as it stands; plain JSON. A question is `ready` until its clock begins, then `answer`, then `feedback` (open
 * pages, 3.6); behind the last one is the `summary`. Who knows it before its clock begins may answer.
 */
export interface Round {
  readonly seed: number
  /** The number of the next draw. */
  readonly draws: number
  readonly questions: readonly Question[]
  /** The place of the question that is shown. */
  readonly place: number
  readonly state: 'ready' | 'answer' | 'feedback' | 'summary'
  /** When the latest thing happened. */
  readonly now: number
  /** When the question was there to be answered, or to be tried again. */
  readonly shown: number
  /** When its clock began; until then, when it was shown. */
  readonly since: number
  /** When its time is up; null without a clock. */
  readonly endsAt: number | null
  /** Choices of the question that were tried and wrong. */
  readonly tried: readonly number[]
  /** How many of its answers were wrong. */
  readonly misses: number
  readonly given: GivenAnswer | null
  /** The first try at each question so far. */
  readonly answers: readonly RoundAnswer[]
}

/** A round before its first question. */
export function newRound(setup: RoundSetup, seed: number): Round {
  const { draw, next } = drawInOrder(randomFromSeed(seed), 0)
  const questions = dealRound(setup, draw)
  return {
    seed,
    draws: next(),
    questions,
    place: 0,
    state: questions.length === 0 ? 'summary' : 'ready',
    now: 0,
    shown: 0,
    since: 0,
    endsAt: null,
    tried: [],
    misses: 0,
    given: null,
    answers: [],
  }
}

/** The question that is shown; undefined in the summary. */
export const questionOf = (round: Round): Question | undefined => round.questions[round.place]
