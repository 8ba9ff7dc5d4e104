import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { playlistListTexts as texts } from '@duologue/domain/messages/playlists/playlist-lists'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import page from '../ui/page.module.css'
import { PlaylistGrid } from './playlist-grid'
import { playlistRowQuery } from './search-playlists-query'

/** The row of popular playlists on /home (site.md#home-page); not there while nobody has made one. */
export function PlaylistRow() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(playlistRowQuery(client))
  if (data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="row-playlists">
      <div className={page.sectionHead}>
        <h2 id="row-playlists">{texts.popularPlaylists}</h2>
        <Link to="/search/playlists">
          {homeTexts.seeMore} <span className="visually-hidden">{texts.popularPlaylists}</span>
        </Link>
      </div>
      <PlaylistGrid playlists={data} />
    </section>
  )
}
