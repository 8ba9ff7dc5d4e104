import { deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { classDeviceToken } from '../../devices/class-device-token'
import { classDeviceQuery } from '../../devices/get-class-device-query'
import { WhoIsPlaying } from '../../devices/who-is-playing'
import { useHomeWhenSignedIn } from '../../session/guards'
import { leaveSession } from '../../session/leave-session'
import { personNow, sessionNow } from '../../session/session'
import { messageOf } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { NothingFound } from '../../ui/lists/nothing-found'
import skeleton from '../../ui/skeleton.module.css'
import { useAwake } from '../../ui/store'
import styles from './class-device.module.css'

// Once a day, by a teacher.
const StopDeviceDialog = latePart(
  async () => (await import('../../devices/stop-device-dialog')).StopDeviceDialog,
)

const route = getRouteApi('/auth/class-device')

function Paired({ client, token }: { client: Client; token: string }) {
  const { data, error, refetch } = useQuery(classDeviceQuery(client, token))
  const [stops, setStops] = useState(false)
  if (error) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <div className={`${skeleton.skeleton} ${styles.wait}`} />
  return (
    <>
      <p className={styles.class}>
        <bdi>{data.class.name}</bdi>
      </p>
      <WhoIsPlaying client={client} token={token} pupils={data.pupils} />
      <p className={styles.stop}>
        <button type="button" className={button.quiet} onClick={() => setStops(true)}>
          {texts.stop}
        </button>
      </p>
      {stops ? (
        <Suspense>
          <StopDeviceDialog client={client} device={data} onClose={() => setStops(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** /class-device: the children of a class on its device; on another one, how it becomes one (devices.md#who-is-playing). */
export function ClassDevicePage() {
  const { client } = route.useRouteContext()
  const token = classDeviceToken.use()
  const isAwake = useAwake()
  useHomeWhenSignedIn()
  useEffect(() => {
    const ended = personNow()
    // A login that ended by itself leaves nothing to the next child; what was not sent yet waits under its name.
    if (ended !== null && sessionNow().status === 'visitor' && classDeviceToken.get() !== null)
      leaveSession(ended)
  }, [])
  return (
    <div className={styles.page}>
      <h1>{shell.whoIsPlaying}</h1>
      {!isAwake ? <div className={`${skeleton.skeleton} ${styles.wait}`} /> : null}
      {isAwake && token !== null ? <Paired client={client} token={token} /> : null}
      {isAwake && token === null ? (
        <NothingFound title={texts.notPaired} hint={texts.notPairedHint}>
          <Link to="/login" className={button.primary}>
            {texts.toLogin}
          </Link>
        </NothingFound>
      ) : null}
    </div>
  )
}
