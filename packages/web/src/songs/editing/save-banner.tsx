import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import { clockWithSeconds } from '@duologue/domain/messages/said-in'
import { songSaveTexts, songTruthTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useEffect, useState } from 'react'
import button from '../../ui/button.module.css'
import { ServerWords } from '../../ui/server-words'
import type { BookState } from './book-state'
import styles from './save-banner.module.css'
import type { SongBook } from './song-book'

/** Whether something waits for long without having been tried; looked at every few seconds while something waits. */
function useIsLate(book: SongBook, { waiting, leads }: BookState): boolean {
  const [now, setNow] = useState(0)
  const first = waiting[0]?.at
  const isWaiting = first !== undefined && leads === 'leads'
  useEffect(() => {
    if (!isWaiting) return undefined
    const looking = setInterval(() => setNow(Date.now()), saveWaits.late / 6)
    return () => clearInterval(looking)
  }, [isWaiting])
  return isWaiting && now - Math.max(first, book.triedAt()) > saveWaits.late
}

function truth({ waiting, savedAt, status }: BookState): string {
  if (waiting.length > 0)
    return status === 'error' && !navigator.onLine
      ? texts.offline(waiting.length)
      : texts.waiting(waiting.length)
  return savedAt === null ? '' : texts.savedAt(clockWithSeconds(savedAt))
}

/** How saving stands (songs.md#save-line), and under it what is true (songs.md#save-line). */
export function SaveBanner({ book, state }: { book: SongBook; state: BookState }) {
  const { status, refusal } = state
  const isLate = useIsLate(book, state)
  return (
    <div className={styles.banner} data-status={isLate ? 'error' : status}>
      <p role="status" className={styles.status}>
        {songSaveTexts[status]}
      </p>
      <p className={styles.truth}>{truth(state)}</p>
      {status === 'waitingToSend' || status === 'error' ? (
        <button type="button" className={button.quiet} onClick={() => void book.flush()}>
          {texts.saveNow}
        </button>
      ) : null}
      {isLate ? <p role="alert">{texts.late}</p> : null}
      {refusal && status === 'error' ? (
        <p role="alert">
          {texts.refused} <ServerWords>{refusal}</ServerWords>
        </p>
      ) : null}
    </div>
  )
}
