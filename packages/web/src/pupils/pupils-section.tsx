import type { Pupil } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { SettingsSection } from '../ui/fields/settings-section'
import { AddPupilsDialog } from './adding/add-pupils-dialog'
import { PupilDialog } from './keeping/pupil-dialog'
import { PupilTable } from './keeping/pupil-table'
import { pupilsQuery } from './list-pupils-query'
import styles from './pupils-section.module.css'

// Hardly any class has one of these.
const ClaimList = latePart(async () => (await import('./claims/claim-list')).ClaimList)

const ComingList = latePart(async () => (await import('./moving/coming-list')).ComingList)

/** The pupils whom a class keeps, ways to add some and to print their cards (pupils.md#keeping). */
export function PupilsSection({
  client,
  id,
  user,
  isArchived = false,
  onChanged,
}: {
  client: Client
  id: string
  user: string
  /** Nobody comes into it any more; cards are printed still. */
  isArchived?: boolean
  /** Somebody came into the class, or left it, or is called otherwise. */
  onChanged: () => Promise<unknown>
}) {
  const query = pupilsQuery(client, id, user)
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(query)
  const [isAdding, setIsAdding] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [changing, setChanging] = useState<Pupil>()
  const changed = async () => {
    await Promise.all([queryClient.invalidateQueries(query), onChanged()])
  }
  const kept = data?.pupils ?? []
  const living = kept.filter(({ deletedUntil }) => deletedUntil === null)
  const printed = living.flatMap(({ id: one }) => (chosen.has(one) ? [one] : []))
  const asking = kept.filter(({ claim }) => claim !== null)
  const claimed = data?.claimed ?? []
  const coming = data?.coming ?? []
  return (
    <div className={styles.section}>
      <SettingsSection title={texts.title}>
        <p>{texts.lead}</p>
        <div className={styles.bar}>
          {isArchived ? null : (
            <button type="button" className={button.primary} onClick={() => setIsAdding(true)}>
              {texts.add}
            </button>
          )}
          {living.length > 0 ? (
            <Link
              to="/classes/$classId/cards"
              params={{ classId: id }}
              search={printed.length > 0 ? { pupils: printed.join(',') } : {}}
              className={button.secondary}
            >
              {printed.length > 0 ? texts.printSelected(printed.length) : texts.printCards}
            </Link>
          ) : null}
        </div>
        {isError ? <LoadFailed message={texts.failed} onRetry={() => void refetch()} /> : null}
        {data && kept.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
        {coming.length > 0 && !isArchived ? (
          <Suspense>
            <ComingList {...{ client, id }} pupils={coming} onChanged={changed} />
          </Suspense>
        ) : null}
        {asking.length > 0 || claimed.length > 0 ? (
          <Suspense>
            <ClaimList client={client} pupils={asking} claimed={claimed} onChanged={changed} />
          </Suspense>
        ) : null}
        {kept.length > 0 ? (
          <PupilTable
            {...{ client, chosen }}
            pupils={kept}
            onChoose={setChosen}
            onChange={setChanging}
            onChanged={changed}
          />
        ) : null}
        {isAdding ? (
          <AddPupilsDialog
            client={client}
            id={id}
            onAdded={changed}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
        {changing ? (
          <PupilDialog
            client={client}
            home={id}
            user={user}
            pupil={changing}
            onChanged={changed}
            onClose={() => setChanging(undefined)}
          />
        ) : null}
      </SettingsSection>
    </div>
  )
}
