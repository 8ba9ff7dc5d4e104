import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { EditJournal } from '../../autosave/edit-journal'
import type { BookState, KeptSong } from './book-state'

/** Milliseconds between two copies of all lyrics; single edits are written at once. */
const copyPause = 1000

/**
 * Writes what waits into the journal, at once and in order (songs.md#journal). The lyrics as they are shown go
 * with it now and then, for /recover: a song of a thousand is too much to be copied at every key.
 */
export function journalWriter(journal: EditJournal<KeptSong>) {
  let held: readonly WaitingEdit[] = []
  let last: Promise<unknown> = Promise.resolve()
  let lines: KeptSong['lines']
  let copiedAt = 0

  const copy = ({ song }: Pick<BookState, 'song'>) => {
    copiedAt = Date.now()
    lines = song.lyrics.map(({ text, translation, startTime, stopTime }) => ({
      text,
      translation,
      start: toSeconds(startTime),
      stop: toSeconds(stopTime),
    }))
  }
  return {
    keep(state: Pick<BookState, 'song' | 'stored' | 'waiting'>): void {
      const waiting = [...held, ...state.waiting]
      const at = waiting.at(-1)?.at ?? 0
      if (waiting.length > 0 && Date.now() - copiedAt > copyPause) copy(state)
      const { id, title, artist } = state.stored
      const kept = { song: id, title: `${title} - ${artist}`, waiting, ...(lines ? { lines } : {}) }
      // A browser that keeps nothing (private windows) still saves; only a killed page loses something.
      last = journal.write(waiting.length > 0 ? kept : null, at).catch(() => undefined)
    },
    /** Edits that stay in the journal though they are not shown: found, and not yet taken over or forgotten. */
    hold: (waiting: readonly WaitingEdit[]) => {
      held = waiting
    },
    /** Settles when the last edit is in the journal. */
    isKept: (): Promise<unknown> => last,
  }
}
