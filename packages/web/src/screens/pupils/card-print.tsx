import { getRouteApi } from '@tanstack/react-router'
import { useAskedAgain } from '../../accounts/login-again/use-asked-again'
import { ClassFrame } from '../../classes/class-frame'
import { CardSheet } from '../../pupils/sheet/card-sheet'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'
import styles from './card-print.module.css'

const route = getRouteApi('/main/classes/$classId/cards')

/** /classes/{classId}/cards: the cards of a class, to be printed and cut (pupils.md#the-sheet). */
export function CardPrint() {
  const { client, dialog } = useAskedAgain(route.useRouteContext().client)
  const { classId } = route.useParams()
  const { pupils } = route.useSearch()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded(`/classes/${classId}/cards`)
  if (session.status === 'visitor') return <div className={page.page} />
  const user = session.user.id
  return (
    <div className={`${page.page} ${styles.page}`}>
      <ClassFrame client={client} id={classId} user={user} side="teacher">
        {() => (
          <CardSheet
            {...{ client, user }}
            id={classId}
            pupils={pupils?.split(',')}
            onPupils={chosen =>
              navigate({ search: chosen ? { pupils: chosen.join(',') } : {}, replace: true })
            }
          />
        )}
      </ClassFrame>
      {dialog}
    </div>
  )
}
