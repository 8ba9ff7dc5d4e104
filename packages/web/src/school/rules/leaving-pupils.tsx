import { day } from '@duologue/domain/messages/said-in'
import { peopleTexts } from '@duologue/domain/messages/school/people'
import { personTexts } from '@duologue/domain/messages/school/person'
import { rulesTexts as texts } from '@duologue/domain/messages/school/rules'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { EndlessList } from '../../ui/lists/endless-list'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { DeedDialog } from '../people/deed-dialog'
import { keysOfSchool } from '../people/get-person-query'
import styles from '../sheet/data-sheet.module.css'
import { letPupilStay } from './let-pupil-stay'
import { leavingQuery } from './list-leaving-query'

const dayMs = 24 * 60 * 60 * 1000

/** Asks why the account of a pupil is kept, and keeps it. */
function StayDialog({ client, id, onClose }: { client: Client; id: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  return (
    <DeedDialog
      {...texts.stay}
      onClose={onClose}
      onDo={async why => {
        const isDone = await makeCall(client, () => letPupilStay(client, id, why), texts.stay.done)
        if (!isDone) return
        await queryClient.invalidateQueries(keysOfSchool)
        onClose()
      }}
    />
  )
}

/** Pupils whose accounts go soon because nobody uses them (pupils.md#unused-accounts). */
export function LeavingPupils({ client }: { client: Client }) {
  const found = useInfiniteQuery(leavingQuery(client))
  const { items: leaving, total } = useWholeList(found, page => page.pupils)
  const { data } = found
  const [staying, setStaying] = useState<string>()
  return (
    <section className={styles.part}>
      <h2>{texts.leaving}</h2>
      <p>{texts.leavingLead(pupilLimits.unusedMonths, pupilLimits.listed / dayMs)}</p>
      {found.isError && !data ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
      ) : null}
      {data ? null : <LoadingVoices />}
      {data && total === 0 ? <p>{texts.noneLeave}</p> : null}
      {data && total > 0 ? (
        <EndlessList
          pages={found}
          count={texts.listed(total)}
          shown={leaving.length}
          isBusy={false}
          failed={texts.loadFailed}
          end={
            leaving.length < total || data.pages.length === 1 ? undefined : peopleTexts.thatIsAll
          }
        >
          <ScrollingTable label={texts.leaving} isStacked>
            <thead>
              <tr>
                <th scope="col">{texts.pupil}</th>
                <th scope="col">{texts.home}</th>
                <th scope="col">{texts.lastHere}</th>
                <th scope="col">{texts.goesOn}</th>
                <th scope="col">{personTexts.deeds}</th>
              </tr>
            </thead>
            <tbody>
              {leaving.map(pupil => (
                <tr key={pupil.id}>
                  <th scope="row" data-long>
                    <bdi>{pupil.fullName}</bdi>
                  </th>
                  <td data-long data-label={texts.home}>
                    {pupil.className ?? texts.ofSchool}
                  </td>
                  <td data-label={texts.lastHere}>{day(Date.parse(pupil.seenAt))}</td>
                  <td data-label={texts.goesOn}>{day(Date.parse(pupil.leavesAt))}</td>
                  <td>
                    <button
                      type="button"
                      className={button.secondary}
                      onClick={() => setStaying(pupil.id)}
                    >
                      {texts.stay.title}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </EndlessList>
      ) : null}
      {staying ? (
        <StayDialog client={client} id={staying} onClose={() => setStaying(undefined)} />
      ) : null}
    </section>
  )
}
