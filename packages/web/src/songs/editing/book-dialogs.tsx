import type { BookState } from './book-state'
import { ClashDialog } from './clash-dialog'
import { GoneDialog } from './gone-dialog'
import type { SongActs } from './song-acts'
import type { SongBook } from './song-book'

/** What the book itself must ask: which of two values stays, whether a removed lyric comes back. */
export function BookDialogs({
  book,
  acts,
  state: { clashes, gone },
}: {
  book: SongBook
  acts: SongActs
  state: BookState
}) {
  const [clash] = clashes
  const [line] = gone
  if (clash) return <ClashDialog clash={clash} onChoose={book.choose} />
  if (!line) return null
  return (
    <GoneDialog
      key={line.id}
      line={line}
      onRestore={() => acts.restore(line)}
      onForget={() => book.forgetGone(line.id)}
    />
  )
}
