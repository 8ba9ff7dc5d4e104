import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { beginsIn } from '@duologue/domain/accounts/begins-in'
import { findSongTexts as texts } from '@duologue/domain/messages/songs/find-songs'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { SearchTabs } from '../../conversations/search/search-tabs'
import { learnsNow } from '../../session/learns'
import { useSession } from '../../session/session'
import { type FindFilters, readFindFilters } from '../../songs/find/find-filters'
import { FindForm } from '../../songs/find/find-form'
import { FoundSongs } from '../../songs/find/found-songs'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

// Who is logged in keeps songs; others look at them first.
const AddSong = latePart(async () => (await import('../../playlists/adding/add-song')).AddSong)

const route = getRouteApi('/main/search/songs')

/** /search/songs (songs-for-learners.md#find-songs): filters in the address, results as an endless grid. */
export function SearchSongs() {
  const { client } = route.useRouteContext()
  const session = useSession()
  const filters = readFindFilters({ ...route.useSearch() })
  const navigate = route.useNavigate()
  // What was just chosen shows at once; the address and the results follow when they are there.
  const [asked, setAsked] = useState<FindFilters | null>(null)
  const change = async (search: FindFilters) => {
    setAsked(search)
    await navigate({ search, replace: true, resetScroll: false })
    setAsked(latest => (latest === search ? null : latest))
  }
  const begin = useEffectEvent(() => {
    const language = beginsIn(filters.language, learnsNow())
    if (language)
      void navigate({ search: { ...filters, language }, replace: true, resetScroll: false })
  })
  // The server does not know who reads; a page that is opened from another one begins so already.
  useEffect(() => begin(), [])
  const ways =
    session.status === 'user'
      ? (song: LearnersCard) => (
          <Suspense>
            <AddSong client={client} song={song} />
          </Suspense>
        )
      : undefined
  const now = asked ?? filters
  const { maturity: _, recording: __, ...ofAll } = now
  return (
    <div className={page.page}>
      <h1>{texts.search}</h1>
      <SearchTabs search={ofAll} />
      <FindForm filters={now} onChange={next => void change(next)} />
      <FoundSongs filters={filters} isBusy={asked !== null} ways={ways} />
    </div>
  )
}
