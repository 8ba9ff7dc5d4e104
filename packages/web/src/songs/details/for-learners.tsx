import {
  learnerNeedTexts,
  forLearnersTexts as texts,
} from '@duologue/domain/messages/songs/for-learners'
import { type LearnerNeed, learnerNeeds } from '@duologue/domain/songs/details/learner-needs'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { Link } from '@tanstack/react-router'
import styles from '../editing/song-page.module.css'

interface Places {
  id: string
  onLyric: (id: string) => void
  /** Opens the fields of the song at one of them. */
  onField: (field: string) => void
}

/** What is missing, which leads to where it is mended. */
function Need({ need, id, onLyric, onField }: { need: LearnerNeed } & Places) {
  const page = (name: string) => `/editor/songs/${id}/${name}`
  switch (need.kind) {
    case 'untimed':
      return <Link to={page('timesync')}>{learnerNeedTexts.untimed(need.timed, need.lines)}</Link>
    case 'overlapping':
      return <Link to={page('timesync')}>{learnerNeedTexts.overlapping(need.count)}</Link>
    case 'unexplained':
      return <Link to={page('wordlists')}>{learnerNeedTexts.unexplained(need.count)}</Link>
    case 'untranslated':
      return (
        <button type="button" onClick={() => onLyric(need.lyric)}>
          {learnerNeedTexts.untranslated(need.count)}
        </button>
      )
    case 'unstated':
      return (
        <button type="button" onClick={() => onField('rights')}>
          {learnerNeedTexts.unstated}
        </button>
      )
  }
}

/**
 * A song as learners get it (songs.md#for-learners): what is missing, each leading to its place. It advises, and keeps
 * nothing from being curated.
 */
export function ForLearners({ song, ...places }: { song: SongInHand } & Places) {
  const { lyrics, words, fields } = song
  const needs = learnerNeeds({ lyrics, words, rights: fields.rights })
  return (
    <details className={styles.fields}>
      <summary>
        {texts.title}{' '}
        <small>{needs.length > 0 ? texts.missing(needs.length) : texts.nothing}</small>
      </summary>
      <ul className={styles.needs}>
        {needs.map(need => (
          <li key={need.kind}>
            <Need need={need} {...places} />
          </li>
        ))}
      </ul>
    </details>
  )
}
