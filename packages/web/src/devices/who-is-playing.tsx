import type { devices } from '@duologue/contract/devices/devices'
import type { CallAnswer } from '@duologue/contract/endpoint'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { useState } from 'react'
import type { Client } from '../api/client'
import { messageOf } from '../session/tell-failure'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { NothingFound } from '../ui/lists/nothing-found'
import { logInOnDevice } from './log-in-on-device'
import { PicturePad } from './picture-pad'
import styles from './who-is-playing.module.css'

type Child = CallAnswer<typeof devices.getClassDevice>['pupils'][number]

function Names({
  pupils,
  onChoose,
}: {
  pupils: readonly Child[]
  onChoose: (child: Child) => void
}) {
  return (
    <ul className={styles.names}>
      {pupils.map(child => (
        <li key={child.id}>
          <button type="button" className={styles.name} onClick={() => onChoose(child)}>
            <img src={portraitOfUser(child)} alt="" width="72" height="72" />
            <bdi>{child.firstName}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A child who presses their pictures. */
function Pressing({
  client,
  token,
  child,
  onBack,
}: {
  client: Client
  token: string
  child: Child
  onBack: () => void
}) {
  const [fault, setFault] = useState<string>()
  const [isSending, send] = useSending()
  const logIn = async (pictures: number[]) => {
    setFault(undefined)
    try {
      await logInOnDevice(client, token, { pupil: child.id, pictures })
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  return (
    <div className={styles.pressing}>
      <img src={portraitOfUser(child)} alt="" width="72" height="72" className={styles.portrait} />
      <h2>
        <bdi>{texts.hello(child.firstName)}</bdi>
      </h2>
      <p>{texts.tapPictures}</p>
      <PicturePad isSending={isSending} onPressed={pictures => send(() => logIn(pictures))} />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <button type="button" className={button.secondary} onClick={onBack}>
        {texts.back}
      </button>
    </div>
  )
}

/** The children of a class on its device: one taps themselves, then three pictures (devices.md#who-is-playing). */
export function WhoIsPlaying({
  client,
  token,
  pupils,
}: {
  client: Client
  token: string
  pupils: readonly Child[]
}) {
  const [child, setChild] = useState<Child>()
  if (child)
    return (
      <Pressing client={client} token={token} child={child} onBack={() => setChild(undefined)} />
    )
  if (pupils.length === 0) return <NothingFound title={texts.noPupils} hint={texts.noPupilsHint} />
  return <Names pupils={pupils} onChoose={setChild} />
}
