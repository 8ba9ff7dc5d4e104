import { spacedHallCode } from '@duologue/domain/live/hall-code'
import type { ScreenView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { Suspense } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import type { HallLink } from '../hall-link'
import { SideSign } from '../look/side-sign'
import { Knocks } from './knocks'
import styles from './lobby.module.css'

// Cameras come after the code that people read.
const QrCode = latePart(async () => (await import('../../ui/qr-code')).QrCode)

/** What leads in: where to go, the code, and the same as a picture. */
export function WayIn({ view }: { view: ScreenView }) {
  const { address, code } = view
  if (code === null) return null
  const direct = `${address}/${code}`
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        <p className={styles.address}>{texts.goTo(address)}</p>
        <p className={styles.code}>
          <span className="visually-hidden">{texts.code}</span> <bdi>{spacedHallCode(code)}</bdi>
        </p>
      </div>
      <div className={styles.picture}>
        <Suspense>
          <QrCode address={`${location.protocol}//${direct}`} label={texts.codePicture(direct)} />
        </Suspense>
      </div>
    </div>
  )
}

/** Those who are in, by their names; a tick shows a name that its owner chose. */
function Chips({ view, act }: { view: ScreenView; act: HallLink<unknown>['act'] }) {
  const isTeams = view.settings.form === 'teams'
  const members = view.members.filter(({ waits }) => !waits)
  const asking = members.filter(({ asks }) => asks !== null).map(({ number }) => number)
  if (members.length === 0) return <p className={styles.nobody}>{texts.nobody}</p>
  return (
    <>
      <ul className={styles.chips} data-many={members.length > 20 || undefined}>
        {members.map(({ number, name, asks, side, isHere }) => (
          <li key={number} data-side={isTeams ? side : undefined} data-away={!isHere || undefined}>
            {isTeams ? <SideSign side={side} /> : null}
            <bdi>{name}</bdi>
            {isTeams ? <span className="visually-hidden">{hallTexts.teams[side]}</span> : null}
            {isHere ? null : <span className={styles.away}>{texts.away}</span>}
            {asks === null ? null : (
              <button
                type="button"
                aria-label={texts.showName(asks)}
                title={texts.showName(asks)}
                onClick={() => void act({ type: 'show-names', members: [number] })}
              >
                <Icon name="check" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking.length > 0 ? (
        <button
          type="button"
          className={button.secondary}
          onClick={() => void act({ type: 'show-names', members: asking })}
        >
          {texts.showNames}
        </button>
      ) : null}
    </>
  )
}

/** The screen before the game: how to come in, and who is in (live.md#the-screen). */
export function Lobby({ view, act }: { view: ScreenView; act: HallLink<unknown>['act'] }) {
  return (
    <div className={styles.lobby}>
      <h1 className={styles.title}>{view.title}</h1>
      <WayIn view={view} />
      <p className={styles.here}>
        {texts.here(view.here)}
        {view.locked ? <strong className={styles.locked}>{texts.locked}</strong> : null}
      </p>
      <Knocks view={view} act={act} />
      <Chips view={view} act={act} />
    </div>
  )
}
