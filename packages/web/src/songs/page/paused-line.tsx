import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { writtenIn } from '../../ui/written-in'
import { useVideoValue } from '../../video/use-video'
import type { SongPlayer } from '../player/use-song-player'

/** Told to who hears the page: nothing while the song plays, and the line that is sung once it pauses. */
export function PausedLine({
  player: { video, lights },
  lines,
  language,
}: {
  player: SongPlayer
  lines: readonly SheetLine[]
  language: string
}) {
  const place = useVideoValue(video, it => (it.isPlaying() ? -1 : lights.now().current))
  return (
    <p className="visually-hidden" role="status" {...writtenIn(language)}>
      {lines[place]?.text}
    </p>
  )
}
