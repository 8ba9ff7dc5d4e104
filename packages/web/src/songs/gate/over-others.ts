import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { rebase } from '@duologue/domain/songs/editing/rebase'
import type { BookState } from '../editing/book-state'
import { inHand, withWaiting } from '../editing/stored-song'

/** What waits, on top of the song as others have made it (songs.md#conflicts). */
export function overOthers(
  { stored, waiting, song, gone }: Pick<BookState, 'stored' | 'waiting' | 'song' | 'gone'>,
  current: WholeSong,
) {
  const rebased = rebase(waiting, { from: inHand(stored), to: inHand(current), rev: current.rev })
  const lost = song.lyrics.filter(({ id }) => rebased.gone.includes(id))
  return {
    stored: current,
    waiting: rebased.waiting,
    song: withWaiting(current, rebased.waiting),
    clashes: rebased.clashes,
    gone: [...gone, ...lost],
    dropped: rebased.dropped,
  }
}

/** A clash decided: mine is sent over theirs, or theirs stays and mine is given up. */
export function withChoice(
  { stored, waiting, clashes }: Pick<BookState, 'stored' | 'waiting' | 'clashes'>,
  opId: string,
  whose: 'mine' | 'theirs',
) {
  const clash = clashes.find(one => one.opId === opId)
  const kept =
    whose === 'theirs'
      ? waiting.filter(one => one.opId !== opId)
      : waiting.map(one =>
          one.opId === opId && clash
            ? { ...one, baseRev: stored.rev, edit: { ...clash.edit, was: clash.theirs } }
            : one,
        )
  return {
    waiting: kept,
    song: withWaiting(stored, kept),
    clashes: clashes.filter(one => one.opId !== opId),
  }
}
