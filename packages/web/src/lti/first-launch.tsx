import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import { ltiTexts as texts } from '@duologue/domain/messages/lti/lti'
import { Link } from '@tanstack/react-router'
import { useAskedAgain } from '../accounts/login-again/use-asked-again'
import type { Client } from '../api/client'
import { useFramed } from '../saved-here/saved-here'
import { makeCall } from '../session/make-call'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { connectTeacher } from './connect-teacher'
import { tabAddress } from './frame-launch'
import styles from './lti.module.css'
import { openCourse } from './open-course'

/** How a teacher connects the account that they have: in a tab of its own, where they can log in (lti.md#people). */
function ConnectAccount({
  launch,
  onConnect,
}: {
  launch: string | undefined
  onConnect: () => void
}) {
  const isFramed = useFramed()
  const session = useSession()
  if (isFramed)
    return (
      <a
        className={button.secondary}
        href={tabAddress(launch, '/lti/start')}
        target="_blank"
        rel="noreferrer"
      >
        {texts.connect}
      </a>
    )
  if (session.status === 'user')
    return (
      <button type="button" className={button.secondary} onClick={onConnect}>
        {texts.connectAs(session.user.displayName)}
      </button>
    )
  return (
    <Link
      className={button.secondary}
      to="/login"
      search={{ redirect: `/lti/connect?launch=${launch ?? ''}` }}
    >
      {texts.logInToConnect}
    </Link>
  )
}

/** A teacher's first launch of a course: they say who they are here, and the class is made (lti.md#courses). */
export function FirstLaunch({
  client: plain,
  opened,
  launch,
  onOpened,
}: {
  client: Client
  opened: OpenedLaunch
  /** The id of the launch, with which it begins again. */
  launch: string | undefined
  onOpened: (opened: OpenedLaunch) => void
}) {
  const { client, dialog } = useAskedAgain(plain)
  const [isSending, send] = useSending()
  const { course, first } = opened
  const act = (call: typeof openCourse) =>
    send(async () => {
      await makeCall(client, async () => onOpened(await call(client, opened.launch)))
    })
  return (
    <>
      <h1>{texts.firstTitle}</h1>
      <p>{first?.hasClass ? texts.joinHint(course) : texts.firstHint(course)}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => act(openCourse)}
        >
          {first?.hasClass ? texts.openClass : texts.makeClass(course)}
        </button>
        {first?.hasAccount ? null : (
          <>
            <ConnectAccount launch={launch} onConnect={() => act(connectTeacher)} />
            <p>{texts.connectNote}</p>
          </>
        )}
      </div>
      {dialog}
    </>
  )
}
