import type { Assignment } from '@duologue/contract/shapes/assignment'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { AssignedBattle } from '../../assignments/assigned-battle'
import { AssignmentInfo } from '../../assignments/assignment-info'
import { pageOfClass } from '../../assignments/page-of-class'
import { roundBook } from '../../plays/round-book'
import { FreeRound } from '../../pronunciation/game/free-round'
import { ListRound } from '../../pronunciation/game/list-round'
import { listQuery } from '../../pronunciation/get-list-query'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

const route = getRouteApi('/main/pronunciation/game')

function OfList({
  client,
  id,
  assignment,
  note,
  again,
}: {
  client: Client
  id: string
  assignment: Assignment | undefined
  note: ReactNode
  again: (() => void) | undefined
}) {
  const isAwake = useAwake()
  const session = useSession()
  const reader = session.status === 'user' ? session.user.id : null
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...listQuery(client, id, reader),
    // What came with the page stands until the reader's own view of it is there.
    placeholderData: () => queryClient.getQueryData(listQuery(client, id, null).queryKey),
  })
  if (data) {
    return (
      <ListRound
        key={`${data.id} ${assignment?.id ?? ''}`}
        client={client}
        list={data}
        assigned={assignment}
        ofClass={assignment ? pageOfClass(assignment) : undefined}
        book={roundBook(client, data.id, assignment?.id)}
        onRefused={again}
        info={
          <>
            {note}
            {assignment ? <AssignmentInfo assignment={assignment} /> : null}
          </>
        }
      />
    )
  }
  // The server asks as a visitor: a draft may be there for whoever is logged in here.
  if (!error || !isAwake) return <LoadingVoices />
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
    return <Navigate to="/not-found" replace />
  }
  return <LoadFailed message={texts.listFailed} onRetry={() => void refetch()} />
}

/**
 * /pronunciation/game: over a list, for an assignment or not, or over words without a list (pronunciation.md#playing).
 */
export function PronunciationGame() {
  const { client } = route.useRouteContext()
  const { list, assignment: wanted } = route.useSearch()
  const game = (assignment?: Assignment, note: ReactNode = null, again?: () => void) => {
    const id = assignment?.pronunciationList?.shortid ?? list
    return id === undefined ? (
      <FreeRound client={client} info={note} />
    ) : (
      <OfList {...{ client, id, assignment, note, again }} />
    )
  }
  return (
    <div className={`${page.page} ${page.stack}`}>
      {wanted === undefined ? (
        game()
      ) : (
        <AssignedBattle client={client} id={wanted} waiting={<LoadingVoices />}>
          {game}
        </AssignedBattle>
      )}
    </div>
  )
}
