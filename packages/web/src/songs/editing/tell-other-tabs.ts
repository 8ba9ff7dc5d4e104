import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import type { SongBook } from './song-book'

/** What tabs of one person tell each other about a song. */
type News =
  | { kind: 'asked' }
  | { kind: 'edits'; waiting: readonly WaitingEdit[] }
  | { kind: 'song'; stored: WholeSong; waiting: readonly WaitingEdit[] }

/** Shows what the leading tab does in the tabs that follow it, as it happens. Answers how to stop. */
export function tellOtherTabs(book: SongBook, name: string): () => void {
  const channel = new BroadcastChannel(`song-editor ${name}`)
  const tell = (news: News) => channel.postMessage(news)
  let told = book.now()

  const whole = () => {
    const { stored, waiting } = book.now()
    tell({ kind: 'song', stored, waiting })
  }
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    const { leads, stored } = book.now()
    if (data.kind === 'asked') {
      if (leads === 'leads') whole()
    } else if (leads === 'follows')
      book.mirror(data.kind === 'song' ? data.stored : stored, data.waiting)
  }
  const stop = book.subscribe(() => {
    const before = told
    told = book.now()
    const { leads, stored, waiting } = told
    if (leads === 'follows' && before.leads !== 'follows') tell({ kind: 'asked' })
    if (leads !== 'leads') return
    if (stored !== before.stored || before.leads !== 'leads') whole()
    else if (waiting !== before.waiting) tell({ kind: 'edits', waiting })
  })
  return () => {
    stop()
    channel.close()
  }
}
