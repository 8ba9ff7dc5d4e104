import { fastestAnswer, fastestSpeech } from '../../battle/timing'
import { codeOfSongLanguage } from '../../choices/song-choices'
import { passMark } from '../../speech/pass-marks'
import { type Alternative, scoreSpeech } from '../../speech/score-speech'
import type { SongPart } from './deal-song'
import { isGapRight } from './mark-gap'
import {
  isPartDone,
  newPart,
  partOf,
  type SongEvent,
  type SongGame,
  type SongQuestion,
} from './song-game'
import { songGrades, songTries } from './song-grades'
import { shortestPart } from './song-pace'
import type { SongSetup } from './song-setup'

type Of<Kind extends SongEvent['kind']> = Extract<SongEvent, { kind: Kind }>

/** How long the answers to a part may take; a block has as many times as it has lines (song-games.md#clock). */
function timeFor({ difficulty, relaxed, extraTime }: SongSetup, { shown }: SongPart) {
  const { seconds } = songGrades[difficulty]
  if (seconds === null || relaxed) return null
  return seconds * 1000 * extraTime * Math.max(1, shown.length)
}

/** Whether an answer can be given now: not sooner than a hand can be, nor when the time is up. */
const takesAnswers = ({ state, began, endsAt }: SongGame, at: number) =>
  state === 'asked' && at - began >= fastestAnswer && (endsAt === null || at <= endsAt)

/** What is asked for at a place of a part. */
function askedFor({ song }: SongSetup, { lines, gaps }: SongPart, place: number) {
  const gap = gaps[place]
  const line = song.lines[lines[gap ? 0 : place] ?? 0]
  return { lyric: line?.id ?? '', word: (gap && line?.words[gap.word]?.[0]) ?? null }
}

/** The game with another state of some questions; of each the first answer is kept. */
function settle(
  setup: SongSetup,
  game: SongGame,
  part: SongPart,
  at: number,
  change: (question: SongQuestion, place: number) => SongQuestion,
): SongGame {
  const questions = game.questions.map(change)
  const ms = at - (game.heard ?? game.began)
  const answers = questions.flatMap((question, place) => {
    const was = game.questions[place]
    const isFirst = was !== question && was?.misses === 0
    return isFirst
      ? [{ ...askedFor(setup, part, place), isRight: question.state === 'right', ms }]
      : []
  })
  const next = { ...game, now: at, questions, answers: [...game.answers, ...answers] }
  return isPartDone(next) ? { ...next, endsAt: null } : next
}

const afterMiss = (question: SongQuestion, choice?: number): SongQuestion => ({
  misses: question.misses + 1,
  tried: choice === undefined ? question.tried : [...question.tried, choice],
  state: question.misses + 1 < songTries ? 'open' : 'shown',
})

const right = (question: SongQuestion): SongQuestion => ({ ...question, state: 'right' })

/** Whether an answer to a gap is right; undefined for one that cannot be given to it. */
function judge(setup: SongSetup, part: SongPart, event: Of<'answer'>): boolean | undefined {
  const { song, mode, difficulty } = setup
  const [gap, line] = [part.gaps[event.gap], song.lines[part.lines[0] ?? 0]]
  const id = gap && line?.words[gap.word]?.[0]
  if (id === undefined || !gap || !line) return undefined
  if (mode === 'listening') {
    const choice = typeof event.answer === 'number' ? gap.choices[event.answer] : undefined
    return choice === undefined ? undefined : choice === id
  }
  const word = song.words.find(one => one.id === id)
  if (typeof event.answer !== 'string' || event.answer.trim() === '' || !word) return undefined
  return isGapRight(line, gap.word, word, event.answer, { language: song.language, difficulty })
}

function answered(setup: SongSetup, game: SongGame, part: SongPart, event: Of<'answer'>): SongGame {
  const question = game.questions[event.gap]
  const choice = typeof event.answer === 'number' ? event.answer : undefined
  const isTried = choice !== undefined && question?.tried.includes(choice)
  if (question?.state !== 'open' || isTried || !takesAnswers(game, event.at)) return game
  const isRight = judge(setup, part, event)
  if (isRight === undefined) return game
  return settle(setup, game, part, event.at, (one, place) => {
    if (place !== event.gap) return one
    return isRight ? right(one) : afterMiss(one, choice)
  })
}

const isOrder = (order: readonly number[], count: number) =>
  order.length === count && order.toSorted((a, b) => a - b).every((item, place) => item === place)

function ordered(setup: SongSetup, game: SongGame, part: SongPart, event: Of<'order'>): SongGame {
  const isAsked = part.shown.length > 0 && takesAnswers(game, event.at) && !isPartDone(game)
  if (!isAsked || !isOrder(event.order, part.lines.length)) return game
  const { order } = event
  const checked = settle(setup, game, part, event.at, (one, place) =>
    order[place] === place ? right(one) : { ...one, misses: 1, state: 'shown' },
  )
  return { ...checked, order }
}

/** When something can have been said at the soonest: nobody speaks faster (battle.md#too-soon). */
export function spokenBy({ quiet }: SongGame, heard: readonly Alternative[]): number {
  const longest = Math.max(0, ...heard.map(({ transcript }) => transcript.length))
  return quiet + Math.max(fastestAnswer, longest * fastestSpeech)
}

function said(setup: SongSetup, game: SongGame, part: SongPart, event: Of<'said'>): SongGame {
  const isAsked = setup.mode === 'speaking' && game.heard !== null && !isPartDone(game)
  const isLate = !takesAnswers(game, event.at) || event.at < spokenBy(game, event.heard)
  if (!isAsked || isLate || event.heard.length === 0) return game
  const { lines, language } = setup.song
  const text = lines[part.lines[0] ?? 0]?.text ?? ''
  const { percent } = scoreSpeech(text, event.heard, codeOfSongLanguage(language))
  const isRight = percent >= passMark[setup.difficulty]
  const next = settle(setup, game, part, event.at, one => (isRight ? right(one) : afterMiss(one)))
  return { ...next, quiet: event.at }
}

/** What is open is given up. */
function shown(setup: SongSetup, game: SongGame, part: SongPart, at: number): SongGame {
  if (game.state !== 'asked' || isPartDone(game)) return game
  return settle(setup, game, part, at, one =>
    one.state === 'open' ? { ...one, state: 'shown' } : one,
  )
}

function heard(setup: SongSetup, game: SongGame, part: SongPart, at: number): SongGame {
  if (game.state !== 'asked' || game.heard !== null) return game
  const time = timeFor(setup, part)
  const endsAt = time === null || isPartDone(game) ? null : at + time
  return { ...game, now: at, heard: at, quiet: at, endsAt }
}

function next(setup: SongSetup, game: SongGame, part: SongPart, at: number): SongGame {
  const isDone = game.state === 'asked' && isPartDone(game)
  if (!isDone || at < game.began + shortestPart(setup, part)) return game
  const place = game.place + 1
  return { ...game, now: at, place, ...newPart(game.parts[place]) }
}

/** A game after an event; one that cannot happen then changes nothing (song-games.md#events). */
export function stepSong(setup: SongSetup, game: SongGame, event: SongEvent): SongGame {
  const part = partOf(game)
  const { at } = event
  if (!part || !Number.isSafeInteger(at) || at < game.now) return game
  switch (event.kind) {
    case 'begin':
      return game.state === 'ready' ? { ...game, state: 'asked', now: at, began: at } : game
    case 'heard':
      return heard(setup, game, part, at)
    case 'answer':
      return answered(setup, game, part, event)
    case 'order':
      return ordered(setup, game, part, event)
    case 'said':
      return said(setup, game, part, event)
    case 'show':
      return shown(setup, game, part, at)
    case 'time-up':
      return game.endsAt !== null && at >= game.endsAt ? shown(setup, game, part, at) : game
    case 'next':
      return next(setup, game, part, at)
  }
}
