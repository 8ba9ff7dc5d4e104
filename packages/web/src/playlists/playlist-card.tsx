import type { PlaylistCard as Card } from '@duologue/contract/playlists'
import { playlistCardTexts as texts } from '@duologue/domain/messages/playlists/playlist-card'
import { coverOfPlaylist } from '@duologue/domain/playlists/cover-of-playlist'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { useSceneAlt } from '../media/use-scene-alt'
import { AuthorName } from '../ui/author-name'
import frame from '../ui/card.module.css'
import { type CoverPlace, fetchedBy } from '../ui/cover-place'
import { LevelLadder } from '../ui/level-ladder'
import { Marked } from '../ui/marked'
import { inAnyLanguage } from '../ui/written-in'
import { countsOfPlaylist } from './counts-of-playlist'
import styles from './playlist-card.module.css'

/** A playlist as a card: name, how much is in it, language, level and author; what was `asked` for is marked. */
export function PlaylistCard({
  playlist,
  asked,
  place,
}: {
  playlist: Card
  asked?: string | undefined
  place: CoverPlace
}) {
  const { id, name, description, language, difficulty, author } = playlist
  return (
    <article className={`${frame.card} ${styles.card}`}>
      <span className={`${frame.cover} ${styles.cover}`}>
        <img
          src={coverOfPlaylist(playlist)}
          alt={useSceneAlt(playlist.scene)}
          width="640"
          height="360"
          {...fetchedBy(place)}
        />
        <span className={frame.count}>{countsOfPlaylist(playlist)}</span>
      </span>
      <span className={frame.text}>
        <strong className={frame.title} {...inAnyLanguage}>
          <Link to="/playlists/$playlistId/$" params={{ playlistId: id, _splat: slugify(name) }}>
            <Marked text={name} asked={asked} />
          </Link>
        </strong>
        {description ? (
          <span className={frame.description} {...inAnyLanguage}>
            {description}
          </span>
        ) : null}
        <span className={frame.facts}>
          {language ? (
            <span lang={language}>{playlist.ownLanguageName}</span>
          ) : (
            <span>{texts.allLanguages}</span>
          )}
          {difficulty ? <LevelLadder level={difficulty} /> : <span>{texts.allLevels}</span>}
        </span>
        <span className={frame.author}>
          {texts.by} <AuthorName author={author} />
        </span>
      </span>
    </article>
  )
}
