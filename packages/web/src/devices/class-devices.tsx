import type { ClassDevice } from '@duologue/contract/devices/devices'
import { sayDevice } from '@duologue/domain/accounts/device-name'
import { deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { day } from '@duologue/domain/messages/said-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { useSending } from '../ui/feedback/use-sending'
import { SettingsSection } from '../ui/fields/settings-section'
import skeleton from '../ui/skeleton.module.css'
import styles from './class-devices.module.css'
import { devicesQuery } from './list-devices-query'
import { PairDeviceButton } from './pair-device-button'

function Row({ device, onStop }: { device: ClassDevice; onStop: () => Promise<unknown> }) {
  const [isSending, send] = useSending()
  const name = sayDevice(device.name)
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong> {texts.since(day(Date.parse(device.pairedAt)))}
        {device.closed.map(({ pupil, name: called }) => (
          <p key={pupil} className={styles.closed}>
            <bdi>{texts.closed(called)}</bdi>
          </p>
        ))}
      </div>
      <button
        type="button"
        className={button.secondary}
        aria-label={texts.stopOne(name)}
        disabled={isSending}
        onClick={() => send(onStop)}
      >
        {texts.stopAction}
      </button>
    </li>
  )
}

/** The devices of a class, with who is closed on them, and a way to make this one of them (devices.md#pairing). */
export function ClassDevices({
  client,
  found,
}: {
  client: Client
  found: { id: string; name: string }
}) {
  const query = devicesQuery(client, found.id)
  const { data, isError, refetch } = useQuery(query)
  const queries = useQueryClient()
  const stop = (device: string) => async () => {
    const call = () => client.devices.stopDevice({ params: { id: found.id, device } })
    await makeCall(client, call, texts.stopped)
    await queries.invalidateQueries({ queryKey: query.queryKey })
  }
  return (
    <SettingsSection title={texts.devices}>
      <p>{texts.devicesLead}</p>
      {isError ? <LoadFailed message={texts.devicesFailed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? (
        <div className={`${skeleton.skeleton} ${styles.wait}`} />
      ) : null}
      {data?.devices.length === 0 ? <p className={styles.none}>{texts.noDevices}</p> : null}
      {data && data.devices.length > 0 ? (
        <ul className={styles.devices}>
          {data.devices.map(device => (
            <Row key={device.id} device={device} onStop={stop(device.id)} />
          ))}
        </ul>
      ) : null}
      <p>
        <PairDeviceButton client={client} found={found} />
      </p>
    </SettingsSection>
  )
}
