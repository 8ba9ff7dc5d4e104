import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import page from '../../ui/page.module.css'
import { SongGrid } from './song-cards'
import { songRowQuery } from './song-row-query'

/** Three songs on the landing page, six on /home (site.md#home-page), with the way to all; not there while there are none. */
export function SongsRow({
  title,
  seeMore,
  kind,
}: {
  title: string
  /** "See more": what it is of is told to who hears the page. */
  seeMore: string
  kind: 'row' | 'samples'
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: songs } = useSuspenseQuery(songRowQuery(client))
  if (songs.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="row-songs">
      <div className={page.sectionHead}>
        <h2 id="row-songs">{title}</h2>
        <Link to="/search/songs">
          {seeMore} <span className="visually-hidden">{title}</span>
        </Link>
      </div>
      <SongGrid songs={kind === 'row' ? songs : songs.slice(0, 3)} kind={kind} />
    </section>
  )
}
