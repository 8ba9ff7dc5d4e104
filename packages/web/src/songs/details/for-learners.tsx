import {
  learnerNeedTexts,
  forLearnersTexts as texts,
  withdrawTexts,
} from '@duologue/domain/messages/songs/for-learners'
import { type LearnerNeed, learnerNeeds } from '@duologue/domain/songs/details/learner-needs'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import type { OpenDialog } from '../editing/open-dialog'
import styles from '../editing/song-page.module.css'
import { PageLink } from '../gate/page-link'
import { getSongFaultsQuery } from './get-song-faults-query'

interface Places {
  id: string
  onLyric: (id: string) => void
  onOpen: (dialog: OpenDialog) => void
}

/** Opens the song's fields, which may be folded away, at one of them. */
function openField(name: string): void {
  const field = document.querySelector<HTMLElement>(`select[name="${name}"]`)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

/** What is missing, which leads to where it is mended. */
function Need({
  need,
  hasFile,
  places: { id, onLyric, onOpen },
}: {
  need: LearnerNeed
  hasFile: boolean
  places: Places
}) {
  const page = (name: 'timesync' | 'wordlists', label: string) => (
    <Link to={`/editor/songs/$songId/${name}`} params={{ songId: id }}>
      {label}
    </Link>
  )
  const act = (label: string, lead: () => void) => (
    <button type="button" onClick={lead}>
      {label}
    </button>
  )
  switch (need.kind) {
    case 'untimed':
      return page('timesync', learnerNeedTexts.untimed(need.timed, need.lines))
    case 'overlapping':
      return page('timesync', learnerNeedTexts.overlapping(need.count))
    case 'unexplained':
      return page('wordlists', learnerNeedTexts.unexplained(need.count))
    case 'untranslated':
      return act(learnerNeedTexts.untranslated(need.count), () => onLyric(need.lyric))
    case 'unplayed':
      return act(learnerNeedTexts[hasFile ? 'unheard' : 'unplayed'](need.people), () =>
        onOpen({ kind: 'video' }),
      )
    case 'unstated':
      return act(learnerNeedTexts.unstated, () => openField('rights'))
  }
}

/**
 * A song as learners get it (songs.md#for-learners): what is missing, each leading to its place; it advises, and keeps
 * nothing from being curated. And taking it from learners.
 */
export function ForLearners({
  client,
  song: { lyrics, words, fields },
  ...places
}: { client: Client; song: SongInHand } & Places) {
  const faults = useQuery(getSongFaultsQuery(client, places.id))
  const unplayed = faults.data?.people ?? 0
  const needs = learnerNeeds({ lyrics, words, rights: fields.rights, unplayed })
  const isWithdrawn = Boolean(fields.withdrawnAt)
  const missing = needs.length > 0 ? texts.missing(needs.length) : texts.nothing
  return (
    <details className={styles.fields}>
      <summary>
        {texts.title} <small>{isWithdrawn ? withdrawTexts.isWithdrawn : missing}</small>
      </summary>
      {isWithdrawn ? <p>{missing}</p> : null}
      <ul className={styles.needs}>
        {needs.map(need => (
          <li key={need.kind}>
            <Need need={need} hasFile={Boolean(fields.mediaUrl)} places={places} />
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <PageLink to={`/songs/${places.id}`}>{texts.see}</PageLink>
        <button
          type="button"
          className={button.secondary}
          onClick={() => places.onOpen({ kind: isWithdrawn ? 'restore' : 'withdraw' })}
        >
          {isWithdrawn ? withdrawTexts.restore : withdrawTexts.withdraw}
        </button>
      </div>
    </details>
  )
}
