import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import { ltiTexts as texts } from '@duologue/domain/messages/lti/lti'
import { ltiTitle } from '@duologue/domain/messages/lti/lti-title'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import skeleton from '../ui/skeleton.module.css'
import { FirstLaunch } from './first-launch'
import styles from './lti.module.css'
import { useLaunch } from './use-launch'

/** A page that a launch opens: what it shows until somebody is in, and what then. */
export function LaunchPage({
  client,
  launch,
  children,
}: {
  client: Client
  /** The id of the launch. */
  launch: string | undefined
  children: (opened: OpenedLaunch) => ReactNode
}) {
  const { state, show, goIn } = useLaunch(client, launch)
  return (
    <div className={styles.page}>
      {state.is === 'opening' ? (
        <>
          <h1>{ltiTitle}</h1>
          <div className={`${skeleton.skeleton} ${styles.wait}`} />
        </>
      ) : null}
      {state.is === 'failed' ? (
        <>
          <h1>{ltiTitle}</h1>
          <NothingFound title={state.message ?? texts.over} hint={texts.overHint} />
        </>
      ) : null}
      {state.is === 'first' ? (
        <FirstLaunch client={client} opened={state.opened} launch={launch} onOpened={show} />
      ) : null}
      {state.is === 'other' ? (
        <>
          <h1>{texts.youAre(state.opened.session?.user.displayName ?? '')}</h1>
          <p>{texts.instead(state.before)}</p>
          <p>
            <button type="button" className={button.primary} onClick={() => goIn(state.opened)}>
              {texts.goOn}
            </button>
          </p>
        </>
      ) : null}
      {state.is === 'in' ? children(state.opened) : null}
    </div>
  )
}
