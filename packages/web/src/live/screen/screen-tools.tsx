import type { ScreenView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import type { HallLink } from '../hall-link'
import styles from './screen-tools.module.css'

/** What of the screen the tools open, beside what they do in the hall. */
export type Opened = 'members' | 'settings' | 'code' | 'end'

interface ToolsProps {
  view: ScreenView
  act: HallLink<unknown>['act']
  onOpen: (what: Opened) => void
  isCodeShown: boolean
}

const Tool = ({
  does,
  isMain = false,
  isOff = false,
  keys,
  children,
}: {
  does: () => void
  isMain?: boolean
  isOff?: boolean
  keys?: string
  children: ReactNode
}) => (
  <button
    type="button"
    className={isMain ? button.primary : button.secondary}
    disabled={isOff}
    aria-keyshortcuts={keys}
    onClick={does}
  >
    {children}
  </button>
)

function LobbyTools({ view, act, onOpen }: ToolsProps) {
  return (
    <>
      <Tool isMain isOff={view.lacks !== null} does={() => void act({ type: 'start' })}>
        <Icon name="play" filled /> {texts.start}
      </Tool>
      {view.lacks === 'side' ? <p className={styles.lacks}>{texts.bothTeams}</p> : null}
      <Tool does={() => void act({ type: 'lock', locked: !view.locked })}>
        {view.locked ? texts.unlock : texts.lock}
      </Tool>
      <Tool does={() => void act({ type: 'new-code' })}>{texts.newCode}</Tool>
      <Tool does={() => onOpen('settings')}>
        <Icon name="settings" /> {texts.settings}
      </Tool>
    </>
  )
}

function PlayTools({ view, act, onOpen, isCodeShown }: ToolsProps) {
  const turn = view.turn?.id ?? view.reveal?.id
  const isPaused = view.state === 'paused'
  return (
    <>
      {isPaused ? (
        <Tool isMain does={() => void act({ type: 'resume' })}>
          {texts.goOn}
        </Tool>
      ) : (
        <>
          {turn === undefined ? null : (
            <Tool isMain does={() => void act({ type: 'next', turn })}>
              {texts.goOn}
            </Tool>
          )}
          <Tool does={() => void act({ type: 'pause' })}>{texts.pause}</Tool>
        </>
      )}
      <Tool does={() => onOpen('code')}>{isCodeShown ? texts.hideCode : texts.showCode}</Tool>
    </>
  )
}

/** The buttons at the foot of the screen; on a phone they are a remote control (live.md#the-screen). */
export function ScreenTools(
  props: ToolsProps & {
    onFullScreen: (() => void) | undefined
    onAgain: () => void
    report: ReactNode
  },
) {
  const { view, act, onOpen, onFullScreen, onAgain, report } = props
  const isOver = view.state === 'ended'
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      {isOver ? (
        <>
          <Tool isMain does={onAgain}>
            {hallTexts.playAgain}
          </Tool>
          {report}
        </>
      ) : view.state === 'lobby' ? (
        <LobbyTools {...props} />
      ) : (
        <PlayTools {...props} />
      )}
      <Tool keys="M" does={() => onOpen('members')}>
        <Icon name="user" /> {texts.members}
      </Tool>
      {onFullScreen ? (
        <span className={styles.fill}>
          <Tool does={onFullScreen}>{texts.fullScreen}</Tool>
        </span>
      ) : null}
      {isOver ? (
        <Tool does={() => void act({ type: 'close' })}>{texts.close}</Tool>
      ) : (
        <Tool does={() => onOpen('end')}>
          {view.settings.pace === 'own' && view.state !== 'lobby' ? texts.endForAll : texts.end}
        </Tool>
      )}
    </div>
  )
}
