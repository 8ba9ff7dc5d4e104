import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { playlistListTexts as texts } from '@duologue/domain/messages/playlists/playlist-lists'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SearchPage } from '../../conversations/search/search-page'
import { PlaylistResults } from '../../playlists/playlist-results'
import button from '../../ui/button.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'

const route = getRouteApi('/main/search/playlists')

/** /search/playlists (playlists.md#searching): the same filters, ten playlists at a time. */
export function SearchPlaylists() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const empty = (
    <NothingFound title={texts.noResults} hint={texts.noResultsHint}>
      <Link className={button.primary} to="/playlists/create">
        {texts.createPlaylist}
      </Link>
      <Link to="/search/playlists">{conversationTexts.clearFilters}</Link>
    </NothingFound>
  )
  return (
    <SearchPage
      title={shell.searchPlaylists}
      filters={filters}
      onChange={search => navigate({ search, replace: true, resetScroll: false })}
    >
      {isBusy => (
        <PlaylistResults filters={filters} count={texts.found} isBusy={isBusy} empty={empty} />
      )}
    </SearchPage>
  )
}
