import { hiddenText } from './mark-gap'
import { newSongGame, partOf, type SongEvent, type SongGame } from './song-game'
import { shortestPart } from './song-pace'
import type { SongSetup } from './song-setup'
import { stepSong } from './step-song'

/** How somebody answers in a test: right or not, after how long, and whether they give up. */
export interface SongPlayer {
  readonly isRight: boolean
  readonly wait: number
  readonly givesUp: boolean
  /** Answers before the line has been heard. */
  readonly isEager: boolean
}

function answerOf(setup: SongSetup, game: SongGame, at: number, isRight: boolean): SongEvent {
  const part = partOf(game)
  const line = setup.song.lines[part?.lines[0] ?? 0]
  if (!part || !line) throw new Error('the game is over')
  if (setup.mode === 'reading') {
    const order = part.lines.map((_, place) => place)
    return { kind: 'order', at, order: isRight ? order : order.toReversed() }
  }
  if (setup.mode === 'speaking') {
    const transcript = isRight ? line.text : 'abc'
    return { kind: 'said', at, heard: [{ transcript, confidence: null }] }
  }
  const gap = game.questions.findIndex(({ state }) => state === 'open')
  const { word = 0, choices = [] } = part.gaps[gap] ?? {}
  if (setup.mode === 'writing')
    return { kind: 'answer', at, gap, answer: isRight ? hiddenText(line, word) : 'xyz' }
  const id = line.words[word]?.[0]
  const tried = game.questions[gap]?.tried ?? []
  const answer = choices.findIndex((one, nth) => (one === id) === isRight && !tried.includes(nth))
  return { kind: 'answer', at, gap, answer: answer < 0 ? choices.indexOf(id ?? '') : answer }
}

/** What one does with a game as it stands. */
function nextEvent(setup: SongSetup, game: SongGame, player: SongPlayer): SongEvent {
  const part = partOf(game)
  if (!part) throw new Error('the game is over')
  const { now, began, endsAt } = game
  if (game.state === 'ready') return { kind: 'begin', at: now + 5 }
  const ends = began + shortestPart(setup, part)
  const isOpen = game.questions.some(({ state }) => state === 'open')
  const mayBeEager = player.isEager && isOpen && setup.mode !== 'speaking'
  if (game.heard === null && !mayBeEager) return { kind: 'heard', at: Math.max(now, ends) + 9 }
  if (!isOpen) return { kind: 'next', at: Math.max(now, ends) }
  const line = setup.song.lines[part.lines[0] ?? 0]?.text ?? ''
  const spoken = setup.mode === 'speaking' ? 20 * line.length : 0
  const at = Math.max(now + Math.max(player.wait, spoken), began + 250)
  if (endsAt !== null && at > endsAt) return { kind: 'time-up', at: endsAt }
  return player.givesUp ? { kind: 'show', at } : answerOf(setup, game, at, player.isRight)
}

/** Plays a game to its end, with one way to answer after the other; every event was taken. */
export function playSong(setup: SongSetup, seed: number, players: readonly SongPlayer[]) {
  const events: SongEvent[] = []
  let game = newSongGame(setup, seed)
  while (game.state !== 'over') {
    const player = players[events.length % players.length]
    if (!player || events.length > 2000) throw new Error('the game does not end')
    const event = nextEvent(setup, game, player)
    const next = stepSong(setup, game, event)
    if (next === game) throw new Error(`not taken: ${JSON.stringify(event)}`)
    events.push(event)
    game = next
  }
  return { events, game }
}

/** Somebody who hears each line and is right. */
export const goodPlayer: SongPlayer = { isRight: true, wait: 1200, givesUp: false, isEager: false }
