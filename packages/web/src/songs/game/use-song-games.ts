import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import type { SongGame } from '@duologue/domain/songs/game/song-game'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isReload } from '../../battle/kept-battle'
import { useTicketWait } from '../../battle/ticket-dialog'
import type { TicketAnswer } from '../../plays/create-ticket'
import { youtubeAllowed } from '../../saved-here/song-choices'
import type { SavingPlay } from '../../sending/play-saving'
import { neverChanges } from '../../ui/store'
import type { SongPlayer } from '../player/use-song-player'
import type { ChosenSongGame } from './chosen-song-game'
import { forgetSongGame, interruptedSongGame } from './kept-song-game'
import type { RunningSong, SongRecord } from './run-song'
import type { BegunSong } from './song-play'

/** A game whose ticket the server has given out. */
interface BegunTicket {
  readonly ticket: string
  readonly seed: number
  /** The timing that it is played with: a class may allow its pupil more time. */
  readonly relaxed: boolean
  readonly extraTime: number
}

/** Begins games and stores them, where they count. */
export interface SongPlayBook {
  begin(chosen: ChosenSongGame): Promise<TicketAnswer<BegunTicket>>
  end(ended: SongRecord & { readonly game: SongGame }): SavingPlay
}

type Scene =
  | { readonly name: 'start' }
  | { readonly name: 'resume'; readonly record: SongRecord }
  | { readonly name: 'play'; readonly key: number; readonly begun: BegunSong }
  | {
      readonly name: 'end'
      readonly game: RunningSong
      readonly isPractice: boolean
      readonly saving: SavingPlay | null
    }

const newRecord = (chosen: ChosenSongGame, ticket: BegunTicket | null): SongRecord => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  const { relaxed = chosen.relaxed, extraTime = 1, seed = chance } = ticket ?? {}
  const wishes = { ...chosen, relaxed, extraTime }
  return { wishes, seed, ticket: ticket?.ticket, events: [], elapsed: 0, date: 0 }
}

/** The game that a reload interrupted; null without one, on the server and at hydration. */
function useInterrupted(sheet: SongSheet): SongRecord | null {
  const [read] = useState(() => {
    let found: SongRecord | null | undefined
    return () => {
      if (found === undefined) found = interruptedSongGame(sheet)
      return found
    }
  })
  return useSyncExternalStore(neverChanges, read, () => null)
}

/** The games over a song, one after the other: what is shown of them, and how they begin and end. */
export function useSongGames(sheet: SongSheet, player: SongPlayer, book: SongPlayBook) {
  const interrupted = useInterrupted(sheet)
  const [told, setScene] = useState<Scene>()
  const [isStarting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wait, shownWait] = useTicketWait<BegunTicket>()
  const played = useRef(0)
  useEffect(() => {
    // What another page's game left behind must not be offered by a later reload.
    if (!isReload()) forgetSongGame()
    return forgetSongGame
  }, [])
  const scene: Scene =
    told ?? (interrupted ? { name: 'resume', record: interrupted } : { name: 'start' })

  const play = (begun: BegunSong) => {
    const isSpoken = begun.record.wishes.source === 'voice'
    if (isSpoken !== (player.source === 'spoken')) player.speak(isSpoken)
    if (!isSpoken && player.sheet.mediaUrl === null && youtubeAllowed.get()) player.open()
    played.current += 1
    setScene({ name: 'play', key: played.current, begun })
  }
  const begin = async (chosen: ChosenSongGame) => {
    if (isStarting) return
    setStarting(true)
    const end = await wait.begin(() => book.begin(chosen))
    setStarting(false)
    setRefusal(end.kind === 'refused' ? end.message : null)
    if (end.kind === 'refused') return setScene({ name: 'start' })
    if (end.kind === 'left') return
    play({ record: newRecord(chosen, end.kind === 'ticket' ? end.ticket : null) })
  }
  return {
    scene,
    isStarting,
    refusal,
    wait,
    shownWait,
    begin,
    resume: (record: SongRecord) => play({ record }),
    /** Plays what was missed once more, without a clock, for nothing. */
    practise: (game: RunningSong, first: SongGame) => {
      const { wishes, seed } = game.record()
      play({
        record: { wishes: { ...wishes, relaxed: true }, seed, events: [], elapsed: 0, date: 0 },
        first,
      })
    },
    end: (game: RunningSong) => {
      const isPractice = scene.name === 'play' && scene.begun.first !== undefined
      const saving = isPractice ? null : book.end({ ...game.record(), game: game.now() })
      setScene({ name: 'end', game, isPractice, saving })
    },
    toSettings: () => {
      player.video.pause()
      setScene({ name: 'start' })
    },
  }
}
