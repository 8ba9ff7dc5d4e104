import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useAskedAgain } from '../../accounts/login-again/use-asked-again'
import { ClassFacts } from '../../assignments/agenda/class-facts'
import { Dashboard } from '../../classes/dashboard'
import { MissingClassDialog } from '../../classes/missing-class-dialog'
import { LoginDialog } from '../../session/login-dialog'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

// Most teachers have no roster.
const RosterClasses = latePart(
  async () => (await import('../../rosters/made/roster-classes')).RosterClasses,
)

const route = getRouteApi('/main/classes')

/** /classes with its four faces: visitor, personal account, teacher, student (classes.md#dashboard). */
export function ClassDashboard() {
  const { client, dialog } = useAskedAgain(route.useRouteContext().client)
  const navigate = route.useNavigate()
  const isMissing = useLocation({ select: ({ state }) => state.isClassMissing === true })
  const session = useSession()
  const isAwake = useAwake()
  const [isAsked, setIsAsked] = useState(true)
  const user = session.status === 'user' ? session.user : null
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{shell.classDashboard}</h1>
      {isAwake && user?.type === 'teacher' ? (
        <Suspense>
          <RosterClasses key={user.id} client={client} user={user.id} />
        </Suspense>
      ) : null}
      {isAwake && user ? (
        <Dashboard
          key={user.id}
          client={client}
          user={user}
          factsOf={id => <ClassFacts client={client} user={user.id} classId={id} />}
          onCode={({ id, code }) =>
            void navigate({
              to: '/classes/$classId/join',
              params: { classId: id },
              search: code === null ? {} : { code },
            })
          }
        />
      ) : null}
      {dialog}
      {isAwake && !user ? <p>{texts.logInFirst}</p> : null}
      {isAwake && !user && isAsked ? (
        <LoginDialog reason="classes" address="/classes" onClose={() => setIsAsked(false)} />
      ) : null}
      {isAwake && user && isMissing ? (
        <MissingClassDialog
          onClose={() => void navigate({ to: '/classes', replace: true, state: {} })}
        />
      ) : null}
    </div>
  )
}
