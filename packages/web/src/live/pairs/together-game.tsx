import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import type { MemberView } from '@duologue/domain/live/views/views'
import type { HallLink } from '../hall-link'
import { PairBattle } from './pair-battle'
import { PairReading } from './pair-reading'
import { PartnerGone } from './partner-gone'

/** What somebody plays with a partner: the dialogue read through, then the duel; who is gone is waited for (live.md#together). */
export function PairGame({
  link,
  view,
  pair,
}: {
  link: HallLink<MemberView>
  view: MemberView
  pair: PairView
}) {
  const { partner, reading, isOver } = pair
  return (
    <>
      {partner.isHere || isOver ? null : (
        <PartnerGone
          partner={partner}
          since={link.since}
          onEnd={() => void link.act({ type: 'end-pair' })}
        />
      )}
      {reading ? (
        <PairReading
          pair={pair}
          reading={reading}
          onRead={line => void link.act({ type: 'read', line })}
        />
      ) : (
        <PairBattle key={pair.seed} pair={pair} since={link.since} view={view} act={link.act} />
      )}
    </>
  )
}
