import { wordsOf } from '@duologue/domain/songs/editing/song-in-hand'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Video } from '../../video/video'
import type { BookState } from '../editing/book-state'
import type { OpenDialog } from '../editing/open-dialog'
import type { SongActs } from '../editing/song-acts'
import { LyricForm } from './lyric-form'
import type { LyricAction } from './lyric-form-props'

/** The form of the lyric that is chosen in the list. */
export function ChosenLyric({
  id,
  state: { song, stored, faults },
  acts,
  video,
  onOpen,
  onChosen,
}: {
  id: string
  state: BookState
  acts: SongActs
  video: Video
  onOpen: (dialog: OpenDialog) => void
  onChosen: (id: string | null) => void
}) {
  const place = song.lyrics.findIndex(line => line.id === id)
  const line = song.lyrics[place]
  if (!line) return null
  const act = (action: LyricAction) => {
    if (action === 'copy') onChosen(acts.copy(id))
    else if (action === 'merge-above') onOpen({ kind: 'merge', id, direction: 'above' })
    else if (action === 'merge-below') onOpen({ kind: 'merge', id, direction: 'below' })
    else onOpen({ kind: action, id })
  }
  const play = () => {
    const [start, stop] = [toSeconds(line.startTime), toSeconds(line.stopTime)]
    if (stop > start) video.playBetween(start, stop)
    else video.playFrom(start)
  }
  return (
    <LyricForm
      key={id}
      line={line}
      place={place + 1}
      total={song.lyrics.length}
      language={stored.language}
      words={wordsOf(song, line)}
      faultOf={field => faults.get(`${id}.${field}`)}
      onSet={(field, value) => acts.set(id, field, value)}
      onLeft={(field, began, left) => {
        const change = acts.sharedChange(id, field, began, left)
        if (change) onOpen({ kind: 'same-text', change })
      }}
      onAction={act}
      onWord={word => onOpen({ kind: 'word', id, place: word })}
      onPlay={play}
      onClose={() => onChosen(null)}
    />
  )
}
