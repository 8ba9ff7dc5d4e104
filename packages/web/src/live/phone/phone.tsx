import type { MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { Suspense, useState } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import type { HallLink } from '../hall-link'
import look from '../look/hall-look.module.css'
import { SideSign } from '../look/side-sign'
import { SidesHealth } from '../look/sides-health'
import { useConnecting } from '../look/use-connecting'
import { useWakeLock } from '../look/use-wake-lock'
import styles from './phone.module.css'
import { PhoneEnd } from './phone-end'
import { PhoneMenu } from './phone-menu'
import { PhoneOver } from './phone-over'
import { PhoneReveal } from './phone-reveal'
import { PhoneTurn } from './phone-turn'

/** What stands over everything: a lost line, a paused game, a screen that is away. The question stays under it. */
function bannerOf({ way, waits, view }: HallLink<MemberView>): string | null {
  if (waits) return hallTexts.moment
  if (way === 'lost') return hallTexts.lost
  if (view?.state === 'playing' || view?.state === 'paused') {
    if (view.isHostAway && view.pace === 'step') return texts.hostAway
    return view.state === 'paused' ? hallTexts.paused : null
  }
  return null
}

/** What somebody reads who has nothing to answer yet: before the game, or while a round of it begins. */
function titleOf({ state, round }: MemberView): string {
  if (state === 'waiting') return texts.letsYouIn
  return state === 'lobby' || round === 0 ? texts.youAreIn : hallTexts.round(round)
}

function Lobby({ view }: { view: MemberView }) {
  const isWaiting = view.state === 'waiting'
  return (
    <div className={styles.lobby}>
      <h1>{titleOf(view)}</h1>
      <p className={styles.name} dir="auto" data-side={view.side ?? undefined}>
        {view.name}
      </p>
      {view.side === null || isWaiting ? null : (
        <p className={styles.team} data-side={view.side}>
          <SideSign side={view.side} /> {hallTexts.teams[view.side]}
        </p>
      )}
    </div>
  )
}

/** A game of one's own, which nobody needs who plays in step. */
const OwnGame = latePart(async () => (await import('../own/own-game')).OwnGame)

/** What two play against each other, which nobody needs who plays otherwise. */
const PairGame = latePart(async () => (await import('../pairs/together-game')).PairGame)
const PairLobby = latePart(async () => (await import('../pairs/pair-lobby')).PairLobby)

function Playing({ link, view }: { link: HallLink<MemberView>; view: MemberView }) {
  const { turn, reveal, own } = view
  const [pressedIn, setPressedIn] = useState<string | null>(null)
  if (own?.kind === 'pair') {
    return (
      <Suspense fallback={<LoadingVoices />}>
        <PairGame link={link} view={view} pair={own} />
      </Suspense>
    )
  }
  if (own) {
    return (
      <Suspense fallback={<LoadingVoices />}>
        <OwnGame link={link} view={view} own={own} />
      </Suspense>
    )
  }
  const sides = turn?.sides ?? reveal?.sides
  return (
    <>
      {sides && view.form !== 'each' ? <SidesHealth form={view.form} sides={sides} /> : null}
      {reveal ? (
        <PhoneReveal
          key={`reveal ${reveal.id}`}
          view={view}
          reveal={reveal}
          wasPressed={pressedIn === reveal.id}
        />
      ) : turn ? (
        <PhoneTurn key={turn.id} link={link} view={view} turn={turn} onPress={setPressedIn} />
      ) : (
        <Lobby view={view} />
      )}
    </>
  )
}

/** The page of somebody who plays with others, in all its states (live.md#the-phone). */
export function Phone({
  link,
  onBack,
}: {
  link: HallLink<MemberView>
  /** Asks to come back after one was taken out. */
  onBack: () => void
}) {
  const { view, over } = link
  useWakeLock(view !== null && view.state !== 'ended')
  const banner = over === null ? bannerOf(link) : null
  const connecting = useConnecting()
  return (
    <section
      className={`${look.look} ${styles.phone}`}
      data-hall
      data-own={view?.own || view?.lobby ? true : undefined}
    >
      {over === null && view ? (
        <div className={styles.bar} data-side={view.side ?? undefined}>
          <span className={styles.who}>
            {view.side === null ? null : <SideSign side={view.side} />}
            <bdi>{view.name}</bdi>
          </span>
          <PhoneMenu link={link} view={view} />
        </div>
      ) : null}
      <p className={styles.banner} role="status">
        {banner}
      </p>
      {over !== null ? (
        <PhoneOver over={over} onOpen={link.open} />
      ) : view === null ? (
        <>
          <LoadingVoices />
          {banner === null ? <p className={styles.waiting}>{connecting}</p> : null}
        </>
      ) : view.state === 'removed' ? (
        <PhoneOver over="removed-here" onOpen={onBack} />
      ) : view.state === 'ended' && view.end ? (
        <PhoneEnd view={view} end={view.end} />
      ) : view.state === 'playing' || view.state === 'paused' ? (
        <Playing link={link} view={view} />
      ) : view.lobby ? (
        <Suspense fallback={<LoadingVoices />}>
          <PairLobby link={link} view={view} lobby={view.lobby} />
        </Suspense>
      ) : (
        <Lobby view={view} />
      )}
    </section>
  )
}
