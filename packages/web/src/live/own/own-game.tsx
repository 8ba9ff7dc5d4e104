import type { MemberView, OwnView } from '@duologue/domain/live/views/views'
import { useState } from 'react'
import type { HallLink } from '../hall-link'
import { OwnBattle } from './own-battle'
import { OwnRound } from './own-round'

/**
 * The game that somebody plays at their own pace (live.md#own-pace). The page plays it by itself; the hall's game is looked
 * at when the page is opened, when one plays again, and when it is another one than what is played here.
 */
export function OwnGame({
  link,
  view,
  own,
}: {
  link: HallLink<MemberView>
  view: MemberView
  own: OwnView
}) {
  const [played, setPlayed] = useState({ own, key: 0 })
  const [isBehind, setIsBehind] = useState(false)
  const goOnFrom = (next: OwnView) => {
    setIsBehind(false)
    setPlayed(({ key }) => ({ own: next, key: key + 1 }))
  }
  const isNext = own.game !== played.own.game
  // A game that was told anew has another setup than the one that is played.
  if (isBehind && own.setup !== played.own.setup) goOnFrom(own)
  const props = {
    view,
    // Once the hall deals the next game it knows all of this one.
    known: isNext ? null : (own.known ?? own.events.length),
    isConnected: link.way === 'socket' || link.way === 'slow',
    isStopped: view.state === 'paused',
    act: link.act,
    onBehind: () => {
      if (isBehind) return
      setIsBehind(true)
      if (own.setup === played.own.setup) link.renew()
    },
    onAgain: isNext ? () => goOnFrom(own) : null,
  }
  return played.own.kind === 'battle' ? (
    <OwnBattle key={played.key} own={played.own} {...props} />
  ) : (
    <OwnRound key={played.key} own={played.own} {...props} />
  )
}
