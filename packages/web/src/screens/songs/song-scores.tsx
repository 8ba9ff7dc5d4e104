import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songGameTexts } from '@duologue/domain/messages/songs/song-games'
import { songPageTexts } from '@duologue/domain/messages/songs/song-page'
import { slugify } from '@duologue/domain/text/slug'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { readScoreFilters } from '../../plays/scores/score-filters'
import { songScores } from '../../plays/scores/scored-songs'
import { ScoresPage } from '../../plays/scores-page'
import { songSheetQuery } from '../../songs/page/get-song-sheet-query'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import page from '../../ui/page.module.css'
import { writtenIn } from '../../ui/written-in'

const route = getRouteApi('/main/songs/$songId/scores')

/** /songs/{id}/scores (song-games.md#scores). */
export function SongScores() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const filters = readScoreFilters({ ...route.useSearch() }, songScores.modes)
  const navigate = route.useNavigate()
  const { data: sheet } = useSuspenseQuery(songSheetQuery(client, songId))
  const { id, title, language } = sheet
  return (
    <ScoresPage
      client={client}
      thing={{ what: 'song', id }}
      games={songScores}
      filters={filters}
      onChange={search => void navigate({ search, replace: true, resetScroll: false })}
      way={
        <div className={page.sectionHead}>
          <p {...writtenIn(codeOfSongLanguage(language))}>{title}</p>
          <Link
            className={button.quiet}
            to="/songs/$songId/$"
            params={{ songId: id, _splat: slugify(title) }}
          >
            <Icon name="back" /> {songGameTexts.toSong}
          </Link>
        </div>
      }
      play={
        <Link
          className={button.primary}
          to="/songs/$songId/game"
          params={{ songId: id }}
          search={filters.mode ? { mode: filters.mode } : {}}
        >
          {songPageTexts.play}
        </Link>
      }
    />
  )
}
