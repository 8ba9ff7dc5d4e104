import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useRouteContext } from '@tanstack/react-router'
import { AssignButton } from './assign-button'

/** Assign to Class on a pronunciation list (pronunciation.md#list-page); among others on cards it names its own. */
export function AssignList({
  list: { id, shortid, title },
  isOnCard = false,
}: {
  list: { id: string; shortid: string; title: string }
  isOnCard?: boolean
}) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <AssignButton
      client={client}
      thing={{ what: 'list', id, title }}
      address={`/pronunciation/${shortid}`}
      label={texts.assignToClass}
      {...(isOnCard ? { name: texts.assignThis(title) } : {})}
    />
  )
}
