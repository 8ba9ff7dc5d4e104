import { useEffect, useState } from 'react'
import type { SongPlayer } from '../player/use-song-player'
import { type Conductor, conductSong } from './conduct-song'
import type { RunningSong } from './run-song'

/** Conducts a game over what plays the song, while the component is there. */
export function useConductor(game: RunningSong, player: SongPlayer, isCalm: boolean): Conductor {
  const { video, times } = player
  const [conductor] = useState(() => conductSong(game, video, { times, isCalm }))
  useEffect(() => conductor.follow({ times, isCalm }), [conductor, times, isCalm])
  useEffect(() => conductor.run(), [conductor])
  return conductor
}
