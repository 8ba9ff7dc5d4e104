import type { ScreenView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { isAlone, letterOf } from '../../ui/keys/pressed-key'
import { isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { useAwake } from '../../ui/store'
import type { HallLink } from '../hall-link'
import look from '../look/hall-look.module.css'
import { useConnecting } from '../look/use-connecting'
import { useWakeLock } from '../look/use-wake-lock'
import { Lobby, WayIn } from './lobby'
import { OwnPace } from './own-pace'
import styles from './screen.module.css'
import { ScreenEnd } from './screen-end'
import { ScreenReveal } from './screen-reveal'
import { ScreenSides } from './screen-sides'
import { type Opened, ScreenTools } from './screen-tools'
import { ScreenTurn } from './screen-turn'
import { useScreenSounds, useSpokenLines } from './use-screen-sounds'

const MembersDialog = latePart(async () => (await import('./members-dialog')).MembersDialog)
const SettingsDialog = latePart(async () => (await import('./settings-dialog')).SettingsDialog)

/** What everybody looks at. */
function Shown({ link, view }: { link: HallLink<ScreenView>; view: ScreenView }) {
  if (view.state === 'lobby') return <Lobby view={view} act={link.act} />
  if (view.state === 'ended' && view.end) return <ScreenEnd view={view} end={view.end} />
  if (view.settings.pace === 'own') return <OwnPace view={view} since={link.since} />
  return (
    <>
      <ScreenSides view={view} />
      {view.reveal ? (
        <ScreenReveal key={view.reveal.id} view={view} reveal={view.reveal} />
      ) : view.turn ? (
        <ScreenTurn key={view.turn.id} view={view} turn={view.turn} since={link.since} />
      ) : (
        <h1 className={styles.round}>{hallTexts.round(view.round)}</h1>
      )}
    </>
  )
}

function bannerOf({ way, waits, view }: HallLink<ScreenView>): string | null {
  if (waits) return hallTexts.moment
  if (way === 'lost') return hallTexts.lost
  if (view?.state !== 'paused') return null
  return view.pause === 'host-away' || view.pause === 'nobody'
    ? texts.waitsForYou
    : hallTexts.paused
}

function Present({
  link,
  view,
  onAgain,
  report,
}: {
  link: HallLink<ScreenView>
  view: ScreenView
  onAgain: () => void
  report: ReactNode
}) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const frame = useRef<HTMLElement>(null)
  const isAwake = useAwake()
  useScreenSounds(view)
  useSpokenLines(view, link.act)
  usePageKeys(event => {
    if (!isAlone(event) || isWrittenIn(event.target)) return undefined
    return letterOf(event) === 'm' ? () => setOpened('members') : undefined
  })
  const close = () => setOpened(null)
  const canFill = isAwake && document.fullscreenEnabled
  const isPlaying = view.state === 'playing' || view.state === 'paused'
  const toggleCode = (what: Opened) => setOpened(opened === what ? null : what)
  return (
    <section ref={frame} className={`${look.look} ${styles.screen}`} data-hall>
      <p className={styles.banner} role="status">
        {bannerOf(link)}
      </p>
      {isPlaying && opened === 'code' ? <WayIn view={view} /> : null}
      <Shown link={link} view={view} />
      <ScreenTools
        view={view}
        act={link.act}
        onOpen={toggleCode}
        isCodeShown={opened === 'code'}
        onFullScreen={canFill ? () => void frame.current?.requestFullscreen() : undefined}
        onAgain={onAgain}
        report={report}
      />
      <Suspense>
        {opened === 'members' ? <MembersDialog view={view} act={link.act} onClose={close} /> : null}
        {opened === 'settings' ? (
          <SettingsDialog view={view} act={link.act} onClose={close} />
        ) : null}
      </Suspense>
      {opened === 'end' ? (
        <ConfirmDialog
          title={view.settings.pace === 'own' && isPlaying ? texts.endForAllSure : texts.endSure}
          confirm={texts.end}
          onConfirm={() => link.act({ type: 'end' }).then(close)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

/** The host's screen, which everybody in the room looks at (live.md#the-screen). */
export function Screen({
  link,
  onAgain,
  report,
}: {
  link: HallLink<ScreenView>
  /** Opens the same game once more; its members follow. */
  onAgain: () => void
  /** The link to what remains of the game. */
  report: ReactNode
}) {
  const { view } = link
  const connecting = useConnecting()
  useWakeLock(view !== null && view.state !== 'ended')
  if (view === null)
    return (
      <div className={styles.waiting}>
        <LoadingVoices />
        <p role="status">{bannerOf(link) ?? connecting}</p>
      </div>
    )
  return <Present link={link} view={view} onAgain={onAgain} report={report} />
}
