import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import styles from './lyric-tags.module.css'

/** The marks of a lyric: what it is, and what is the matter with it. */
export function LyricTags({
  line,
  isWrong,
  isSung,
}: {
  line: LyricLine
  isWrong: boolean
  isSung: boolean
}) {
  return (
    <span className={styles.tags}>
      {isSung ? <span className={styles.sung}>{texts.playing}</span> : null}
      {isWrong ? <span className={styles.wrong}>{texts.wrong}</span> : null}
      {line.duplicateLyric ? <span>{texts.duplicateTag}</span> : null}
      {line.emptyLyric ? <span>{texts.emptyTag}</span> : null}
      {line.skip ? <span>{texts.skipTag}</span> : null}
      {line.needsReview ? <span>{texts.needsReview}</span> : null}
    </span>
  )
}
