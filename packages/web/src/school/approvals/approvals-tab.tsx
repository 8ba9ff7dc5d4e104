import { day } from '@duologue/domain/messages/said-in'
import { approvalTexts as texts } from '@duologue/domain/messages/school/approvals'
import { peopleTexts } from '@duologue/domain/messages/school/people'
import { personTexts } from '@duologue/domain/messages/school/person'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { DeedDialog } from '../people/deed-dialog'
import { keysOfSchool } from '../people/get-person-query'
import styles from './approvals-tab.module.css'
import { approveTeacher } from './approve-teacher'
import { declineTeacher } from './decline-teacher'
import { approvalsQuery } from './list-approvals-query'

type Teacher = Awaited<ReturnType<Client['school']['listApprovals']>>['teachers'][number]

function TeacherRow({
  client,
  teacher,
  onRefuse,
}: {
  client: Client
  teacher: Teacher
  onRefuse: () => void
}) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const { id, fullName, email, isEmailVerified, since, wasRefused } = teacher
  const approve = () =>
    send(async () => {
      await makeCall(client, () => approveTeacher(client, id), texts.approved(fullName))
      // Where another admin was quicker the list says so, too.
      await queryClient.invalidateQueries(keysOfSchool)
    })
  return (
    <tr>
      <th scope="row" data-long>
        <bdi>{fullName}</bdi>
        {wasRefused ? ` (${texts.wasRefused})` : null}
      </th>
      <td data-long data-label={peopleTexts.email}>
        {email ?? peopleTexts.noEmail}
        {email && !isEmailVerified ? ` (${personTexts.emailNotVerified})` : null}
      </td>
      <td data-label={texts.since}>{day(Date.parse(since))}</td>
      <td className={styles.deeds}>
        <button type="button" className={button.primary} disabled={isSending} onClick={approve}>
          {texts.approve}
        </button>
        <button type="button" className={button.secondary} disabled={isSending} onClick={onRefuse}>
          {texts.refuse.title}
        </button>
      </td>
    </tr>
  )
}

/** The tab Approvals: teachers who wait, and what is decided about them (school.md#approvals). */
export function ApprovalsTab({ client }: { client: Client }) {
  const queryClient = useQueryClient()
  const found = useInfiniteQuery(approvalsQuery(client))
  const { items: teachers, total } = useWholeList(found, page => page.teachers)
  const [refusing, setRefusing] = useState<Teacher>()
  const { data } = found
  if (found.isError && !data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
  if (!data) return <LoadingVoices />
  if (data.pages[0]?.rule === 'open') return <p>{texts.open}</p>
  return (
    <>
      <p>{texts.lead}</p>
      <EndlessList
        pages={found}
        count={total === 0 ? '' : texts.waiting(total)}
        shown={teachers.length}
        isBusy={false}
        failed={texts.loadFailed}
        end={teachers.length < total || data.pages.length === 1 ? undefined : peopleTexts.thatIsAll}
      >
        {total === 0 ? (
          <NothingFound {...texts.none} />
        ) : (
          <ScrollingTable label={texts.teachers} isStacked>
            <thead>
              <tr>
                <th scope="col">{peopleTexts.person}</th>
                <th scope="col">{peopleTexts.email}</th>
                <th scope="col">{texts.since}</th>
                <th scope="col">{personTexts.deeds}</th>
              </tr>
            </thead>
            <tbody>
              {teachers.map(teacher => (
                <TeacherRow
                  key={teacher.id}
                  client={client}
                  teacher={teacher}
                  onRefuse={() => setRefusing(teacher)}
                />
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </EndlessList>
      {refusing ? (
        <DeedDialog
          {...texts.refuse}
          look="danger"
          onClose={() => setRefusing(undefined)}
          onDo={async why => {
            const refuse = () => declineTeacher(client, refusing.id, why)
            if (!(await makeCall(client, refuse, texts.refuse.done))) return
            await queryClient.invalidateQueries(keysOfSchool)
            setRefusing(undefined)
          }}
        >
          <p>
            <bdi>{refusing.fullName}</bdi>
          </p>
        </DeedDialog>
      ) : null}
    </>
  )
}
