import { isPartDone, partOf, type SongGame } from '@duologue/domain/songs/game/song-game'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { listeners, type Store } from '../../ui/store'
import type { Video } from '../../video/video'
import { playerStates } from '../../video/video-port'
import type { RunningSong } from './run-song'

/** What of a player is needed. */
export type Sound = Pick<
  Video,
  'heard' | 'state' | 'isPlaying' | 'play' | 'pause' | 'playFrom' | 'subscribe'
>

/** Seconds: from how far before an asked line the song is heard, and how long a break must be to be skipped. */
const leadIn = 2
const longBreak = 8

/** Seconds before a line that is heard again. */
const breath = 0.1

/** Milliseconds for which what came of an answer is seen before the song goes on; longer where words are marked. */
const seenFor = { answer: 1600, said: 3000 } as const

/** A player that has just been sent somewhere may still say, for so many milliseconds, that it is at its end. */
const settling = 1000

/** What can be done with the sound now. */
interface Heard {
  /** The song waits for its player's press: what comes next is not told by itself. */
  readonly isWaiting: boolean
  /** How often the part may be heard again. */
  readonly replays: number
  /** Whether the break before the next part is long. */
  readonly canSkip: boolean
}

/** What a game is conducted by: when its lines sound, and whether it goes on only when it is told to. */
export interface Score {
  readonly times: Timeline
  readonly isCalm: boolean
}

/** Plays the song of a game. */
export interface Conductor extends Store<Heard> {
  /** The times of another sound, or another wish for calm. */
  follow(score: Score): void
  hearAgain(): void
  skipBreak(): void
  /** Goes on to what comes next. */
  goOn(): void
  /** Conducts until the function that it answers is called. */
  run(): () => void
}

/** When the lines of a part begin and end, in seconds. */
function spanOf(game: SongGame, times: Timeline): { start: number; stop: number } | null {
  const own = (partOf(game)?.lines ?? []).flatMap(place => times[place] ?? [])
  if (own.length === 0) return null
  return {
    start: Math.min(...own.map(({ start }) => start)) / 100,
    stop: Math.max(...own.map(({ stop }) => stop)) / 100,
  }
}

/** The sound of the part that is asked, on the times that `score` tells. */
function partSound(game: RunningSong, sound: Sound, score: () => Score) {
  let sentAt = Number.NEGATIVE_INFINITY
  const span = () => spanOf(game.now(), score().times)
  const playFrom = (seconds: number) => {
    sentAt = performance.now()
    sound.playFrom(Math.max(0, seconds))
  }
  const isAtEnd = () =>
    sound.state() === playerStates.ended && performance.now() - sentAt > settling
  const isPast = (moment: number | undefined) =>
    moment !== undefined && (sound.heard() >= moment || isAtEnd())
  return {
    hasBegun: () => isPast(span()?.start),
    isOver: () => isPast(span()?.stop),
    sounds: () => sound.isPlaying() || isAtEnd(),
    isAfterBreak: () => {
      const own = span()
      return own !== null && own.start - leadIn - sound.heard() > longBreak
    },
    /** From so many seconds before its first line. */
    play: (before: number) => {
      const own = span()
      if (own) playFrom(own.start - before)
    },
    /** The song goes on where it stands, unless the part's line lies behind it. */
    lead: () => {
      const own = span()
      if (own === null) sound.pause()
      else if (sound.heard() > own.start + 0.25 || isAtEnd()) playFrom(own.start - breath)
      else if (!sound.isPlaying()) sound.play()
    },
  }
}

/** What is told of the sound, and to whom. */
function heardStore(first: Heard, read: () => Heard) {
  const { tell, subscribe } = listeners()
  let told = first
  const look = () => {
    const next = read()
    if (JSON.stringify(next) === JSON.stringify(told)) return
    told = next
    tell()
  }
  return { now: () => told, subscribe, look }
}

/** What came of an answer is seen for a while, before `then`. */
function sight(game: RunningSong, then: () => void) {
  let stop = () => {}
  const end = () => stop()
  return {
    end,
    begin: () => {
      stop()
      stop = game.wait(game.setup.mode === 'speaking' ? seenFor.said : seenFor.answer, then)
    },
  }
}

/** What can be asked of a conductor beside going on. */
function conductorDeeds(
  game: RunningSong,
  sound: Sound,
  part: ReturnType<typeof partSound>,
  own: { score: Score; place: number; used: number },
  {
    onSound,
    onGame,
    look,
    seen,
  }: Record<'onSound' | 'onGame' | 'look', () => void> & {
    seen: ReturnType<typeof sight>
  },
) {
  const { replays } = songGrades[game.setup.difficulty]
  return {
    follow: (next: Score) => {
      own.score = next
    },
    hearAgain: () => {
      const { state, heard } = game.now()
      if (state !== 'asked' || heard === null || own.used >= replays) return
      own.used += 1
      seen.end()
      part.play(breath)
      look()
    },
    skipBreak: () => part.play(leadIn),
    run: () => {
      own.place = game.now().place
      part.play(game.now().state === 'ready' ? leadIn : breath)
      const leave = [game.subscribe(onGame), sound.subscribe(onSound), seen.end, sound.pause]
      look()
      return () => {
        for (const stop of leave) stop()
      }
    },
  }
}

/**
 * Conducts a game over a song (song-games.md#playing): each part is heard from two seconds before its line, at whose end
 * the song waits until nothing is open any more; then it goes on by itself, or where it is calm, when it is told to.
 */
export function conductSong(game: RunningSong, sound: Sound, first: Score): Conductor {
  const { replays } = songGrades[game.setup.difficulty]
  const own = { score: first, place: -1, used: 0, isHearing: false }
  const part = partSound(game, sound, () => own.score)
  const isDone = () => game.now().state === 'asked' && isPartDone(game.now())
  const { look, ...told } = heardStore({ isWaiting: false, replays, canSkip: false }, () => ({
    isWaiting: isDone() && !sound.isPlaying() && own.score.isCalm,
    replays: game.now().heard === null ? 0 : replays - own.used,
    canSkip: game.now().state === 'ready' && part.isAfterBreak(),
  }))
  const goOn = () => {
    seen.end()
    game.next()
    // Too early for the rules: it goes on as soon as it may.
    if (game.now().place === own.place && game.now().state === 'asked') sound.pause()
  }
  const seen = sight(game, goOn)
  const hearEnd = () => {
    const sounded = part.sounds()
    own.isHearing = true
    if (game.now().heard === null) game.heard()
    own.isHearing = false
    if (sounded && isDone() && !own.score.isCalm) goOn()
    else if (sound.isPlaying()) sound.pause()
  }
  const onSound = () => {
    if (game.now().state === 'ready' && part.hasBegun()) game.begin()
    if (game.now().state === 'asked' && part.isOver()) hearEnd()
    look()
  }
  const onGame = () => {
    const { place, heard } = game.now()
    if (place !== own.place) {
      seen.end()
      Object.assign(own, { place, used: 0 })
      part.lead()
    } else if (!own.isHearing && isDone() && heard !== null) {
      if (game.setup.mode === 'reading') part.play(breath)
      else if (!sound.isPlaying() && !own.score.isCalm) seen.begin()
    }
    look()
  }
  return {
    ...told,
    goOn,
    ...conductorDeeds(game, sound, part, own, { onSound, onGame, look, seen }),
  }
}
