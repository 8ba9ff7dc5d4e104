import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { songTruthTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { editJournal } from '../../autosave/edit-journal'
import { leadTab } from '../../autosave/lead-tab'
import { notify } from '../../ui/feedback/notify'
import { useStore } from '../../ui/store'
import type { KeptSong } from './book-state'
import { type SongBook, songBook } from './song-book'
import { tellOtherTabs } from './tell-other-tabs'

/** Characters of unsent edits that a request may carry when the page goes away: browsers allow 64 KB. */
const mostKeptAlive = 60_000

/** Sends what waits when the page is hidden, and when the connection is back. */
function useMoments(book: SongBook): void {
  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState !== 'hidden') return
      const isSmall = JSON.stringify(book.now().waiting).length < mostKeptAlive
      void book.flush({ keepalive: isSmall })
    }
    const whenOnline = () => void book.resume()
    window.addEventListener('online', whenOnline)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('online', whenOnline)
      document.removeEventListener('visibilitychange', whenHidden)
      void book.flush()
    }
  }, [book])
}

/** Of the tabs of one person one leads the song; what an earlier visit left is found by it (songs.md#several-tabs). */
function useTurn(book: SongBook, name: string, journal: ReturnType<typeof editJournal<KeptSong>>) {
  useEffect(() => {
    let isOver = false
    const stepBack = leadTab(`song-editor ${name}`, async leads => {
      if (!leads) return book.lead('follows')
      const found = await journal.read().catch(() => null)
      if (isOver) return
      if (found && found.value.waiting.length > 0) book.offer(found.at, found.value.waiting)
      book.lead('leads')
    })
    const silence = tellOtherTabs(book, name)
    return () => {
      isOver = true
      stepBack()
      silence()
    }
  }, [book, name, journal])
}

/** The book of a song in a component, for one person; it must be mounted anew for another song. */
export function useSongBook(client: Client, stored: WholeSong, user: string) {
  const [{ book, journal }] = useState(() => {
    const kept = editJournal<KeptSong>(user, `song ${stored.id}`)
    const made = songBook({
      client,
      stored,
      journal: kept,
      onReplaced: count => notify('success', texts.replaced(count)),
      onDropped: count => notify('warning', texts.dropped(count)),
    })
    return { book: made, journal: kept }
  })
  const state = useStore(book)
  useMoments(book)
  useTurn(book, `${user} ${stored.id}`, journal)
  return { book, state }
}
