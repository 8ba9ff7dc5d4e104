import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { scoreGrade } from '@duologue/domain/battle/scoring/score-grade'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { ownSongLanguageNames } from '@duologue/domain/choices/own-song-language-names'
import { codeOfSongLanguage, libraryTranslation } from '@duologue/domain/choices/song-choices'
import { bandNames } from '@duologue/domain/messages/choices'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { songCardTexts as texts } from '@duologue/domain/messages/songs/song-card'
import { sceneOfCover } from '@duologue/domain/songs/details/scene-of-cover'
import { songLength } from '@duologue/domain/songs/times/song-length'
import { slugify } from '@duologue/domain/text/slug'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import card from '../../conversations/conversation-card.module.css'
import { useSceneAlt } from '../../media/use-scene-alt'
import { useOwnSongBests } from '../../plays/find-own-bests-of-songs'
import frame from '../../ui/card.module.css'
import { type CoverPlace, coverPlace, fetchedBy } from '../../ui/cover-place'
import { Marked } from '../../ui/marked'
import styles from './song-cards.module.css'

/**
 * A song as a card (songs-for-learners.md#find-songs): its cover with its length, title with pinyin and translation, artist,
 * language, difficulty, and for whom it is unless for everybody. What was `asked` for is marked.
 */
export function SongCard({
  song,
  asked,
  best,
  playlist,
  place = 'below',
  children,
}: {
  song: LearnersCard
  asked?: string | undefined
  /** The reader's best share in a game over it, in percent; undefined where there is none. */
  best?: number | undefined
  /** The playlist in which it stands. */
  playlist?: string | undefined
  place?: CoverPlace
  /** What else can be done with it. */
  children?: ReactNode
}) {
  const { id, title, titlePinyin, titleTranslation, artist, language, duration } = song
  const lang = codeOfSongLanguage(language)
  const length = songLength(duration)
  const alt = useSceneAlt(sceneOfCover(song.cover))
  return (
    <article className={frame.card}>
      <span className={frame.cover}>
        <img src={song.cover} alt={alt} width="640" height="360" {...fetchedBy(place)} />
        {duration > 0 ? (
          <span className={frame.count}>
            <span aria-hidden="true">{length}</span>
            <span className="visually-hidden">{texts.lasts(length)}</span>
          </span>
        ) : null}
      </span>
      <span className={frame.text}>
        <strong className={frame.title} lang={lang}>
          <Link
            to="/songs/$songId/$"
            params={{ songId: id, _splat: slugify(title) }}
            search={{ playlist }}
          >
            <Marked text={title} asked={asked} />
          </Link>
        </strong>
        {titlePinyin ? (
          <span className={styles.pinyin} lang={`${lang}-Latn`}>
            {titlePinyin}
          </span>
        ) : null}
        {titleTranslation ? (
          <span className={frame.description} lang={libraryTranslation}>
            {titleTranslation}
          </span>
        ) : null}
        <span className={styles.artist} lang={lang}>
          <Marked text={artist} asked={asked} />
        </span>
        <span className={frame.facts}>
          <span lang={lang}>{ownSongLanguageNames[language]}</span>
          <span>{bandNames[song.difficulty]}</span>
          {best === undefined ? null : (
            <span className={card.best} data-grade={scoreGrade(best)}>
              {conversationTexts.best(best)}
            </span>
          )}
          {song.maturity === 'G' ? null : <span className={styles.maturity}>{song.maturity}</span>}
        </span>
        {children}
      </span>
    </article>
  )
}

/** Cards of songs in a grid: `results` for a search, `row` for the home page, `samples` for three. */
export function SongGrid({
  songs,
  kind = 'results',
  asked,
  opensPage = false,
  ways,
}: {
  songs: readonly LearnersCard[]
  kind?: 'results' | 'row' | 'samples'
  asked?: string | undefined
  /** The page begins with it. */
  opensPage?: boolean
  /** What else can be done with each. */
  ways?: (song: LearnersCard) => ReactNode
}) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const ids = songs.map(({ id }) => id)
  const bests = useOwnSongBests(client, ids, pageSizes.songs)
  return (
    <ul className={styles[kind]}>
      {songs.map((song, number) => (
        <li key={song.id}>
          <SongCard
            song={song}
            asked={asked}
            best={bests.get(song.id)}
            place={opensPage ? coverPlace(number, isSmallScreen) : 'below'}
          >
            {ways?.(song)}
          </SongCard>
        </li>
      ))}
    </ul>
  )
}
