import type { Assignment } from '@duologue/contract/shapes/assignment'
import { canBattle } from '@duologue/domain/battle/can-battle'
import { assignmentTexts } from '@duologue/domain/messages/assignments/assignments'
import { conversationPageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AssignedBattle } from '../../assignments/assigned-battle'
import { AssignmentInfo } from '../../assignments/assignment-info'
import { pageOfClass } from '../../assignments/page-of-class'
import { BattleMode } from '../../battle/battle-mode'
import { CannotBattle } from '../../battle/settings/cannot-battle'
import { BattleNotice } from '../../conversations/battle-notice'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { connection } from '../../ui/has-connection'
import { LevelLadder } from '../../ui/level-ladder'
import { useStore } from '../../ui/store'

const layout = getRouteApi('/main')

/**
 * Battle Mode, with and without the readable slug in its address, for an assignment or not (battle.md#who-may-play).
 */
export function BattleGame() {
  const { client } = layout.useRouteContext()
  const { conversationId = '' } = useParams({ strict: false })
  const { assignment: wanted } = useSearch({ strict: false })
  const isAway = !useStore(connection)
  const { data, isPending, refetch } = useQuery(conversationQuery(client, conversationId))
  if (isPending) return <LoadingVoices />
  if (data === undefined) {
    return (
      <LoadFailed message={conversationPageTexts.failedToLoad} onRetry={() => void refetch()} />
    )
  }
  if (!canBattle(data.dialogue, data.language)) return <CannotBattle script={data} />
  const battle = (assignment?: Assignment, note: ReactNode = null, again?: () => void) => (
    <BattleMode
      key={`${data.id} ${assignment?.id ?? ''}`}
      conversation={data}
      assigned={assignment}
      client={client}
      assignment={assignment?.id}
      notice={assignment && isAway ? assignmentTexts.offlineDue : note}
      ofClass={assignment && pageOfClass(assignment)}
      onRefused={again}
      info={
        <>
          {note}
          {assignment ? <AssignmentInfo assignment={assignment} /> : null}
          <BattleNotice conversation={data} />
        </>
      }
      level={data.difficulty ? <LevelLadder level={data.difficulty} /> : null}
    />
  )
  if (!wanted) return battle()
  return (
    <AssignedBattle client={client} id={wanted} waiting={<LoadingVoices />}>
      {battle}
    </AssignedBattle>
  )
}
