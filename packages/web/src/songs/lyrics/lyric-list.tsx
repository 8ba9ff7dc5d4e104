import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { useMemo, useState } from 'react'
import { SortableList } from '../../ui/lists/sortable-list'
import { useLatest } from '../../ui/use-latest'
import type { Video } from '../../video/video'
import { lyricItems } from './lyric-items'
import { LyricRow } from './lyric-row'

/** The lyrics of a song in a list that is sorted by dragging or by the buttons of each row (songs.md#song-editor). */
export function LyricList({
  lyrics,
  language,
  faults,
  chosen,
  video,
  onOrder,
  onChoose,
}: {
  lyrics: readonly LyricLine[]
  language: SongLanguage
  faults: ReadonlyMap<string, string>
  chosen: string | null
  video: Video
  onOrder: (ids: string[]) => void
  onChoose: (id: string) => void
}) {
  const [itemsOf] = useState(lyricItems)
  const wrong = [...faults.keys()].map(key => key.split('.')[0] ?? '').join(' ')
  const items = useMemo(
    () => itemsOf(lyrics, { chosen, wrong: new Set(wrong.split(' ')) }),
    [itemsOf, lyrics, chosen, wrong],
  )
  const choose = useLatest(onChoose)
  return (
    <SortableList label={texts.lyrics} items={items} moved={texts.moved} onOrder={onOrder}>
      {(item, move) => (
        <LyricRow
          item={item}
          language={language}
          video={video}
          onMove={move}
          onChoose={() => choose(item.id)}
        />
      )}
    </SortableList>
  )
}
