import { codeOfSongLanguage, type SongLanguage } from '@duologue/domain/choices/song-choices'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { Button } from 'react-aria-components/Button'
import { SortableRow } from '../../ui/lists/sortable-row'
import { inTranslation, writtenIn } from '../../ui/written-in'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import type { LyricItem } from './lyric-items'
import styles from './lyric-list.module.css'
import { LyricTags } from './lyric-tags'

/** One lyric of the list; while it is sung it is marked, and only then drawn anew (videos.md#current-lyric). */
export function LyricRow({
  item,
  language,
  video,
  onMove,
  onChoose,
}: {
  item: LyricItem
  language: SongLanguage
  video: Video
  onMove: (by: 1 | -1) => void
  onChoose: () => void
}) {
  const { line, place, times, isChosen, isWrong } = item
  const isSung = useVideoValue(video, it => {
    const time = it.now() * 100
    return line.startTime < time && line.stopTime > time
  })
  const marks = [styles.lyric, isChosen ? styles.chosen : '', isSung ? styles.sung : '']
  return (
    <SortableRow
      item={item}
      texts={texts}
      className={marks.filter(Boolean).join(' ')}
      onMove={onMove}
    >
      <Button
        className={styles.open ?? ''}
        {...(isChosen ? { 'aria-current': 'true' } : {})}
        onPress={onChoose}
      >
        <span className="visually-hidden">{texts.edit}</span>
        <span className={styles.place}>{place}</span>
        <span className={styles.words}>
          <span className={styles.text} {...writtenIn(codeOfSongLanguage(language))}>
            {line.text}
          </span>
          <span className={styles.translation} {...inTranslation}>
            {line.translation}
          </span>
        </span>
        <span className={styles.side}>
          <span className={styles.times}>
            {times.seconds}
            <small>{times.clock}</small>
          </span>
          <LyricTags line={line} isWrong={isWrong} isSung={isSung} />
        </span>
      </Button>
    </SortableRow>
  )
}
