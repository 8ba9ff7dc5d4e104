import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import type { MemberView, OwnView, ScreenView } from '@duologue/domain/live/views/views'
import { pairTold } from './pair-told'
import type { View } from './wire-ports'

/** What a page sees: a game at the own pace as it was told once, with how far the hall is with it. */
export type SeenView = MemberView | ScreenView

type Told = OwnView | PairView | null
type Own = Extract<View, { own: unknown }>['own']

/** The whole of a game, of which only something was told; null where that does not go with what was told before. */
function wholeOf(told: Told, own: Own): Told {
  if (own === null || (own.kind !== 'known' && own.kind !== 'pair-known')) return own
  if (own.kind === 'pair-known') return told?.kind === 'pair' ? pairTold(told, own) : null
  if (told === null || told.kind === 'pair') return null
  return told.game === own.game ? { ...told, known: own.known } : null
}

/** The game at the own pace that this page has been told, so that it need not be told again (live.md#own-pace). */
export function ownTold() {
  let told: Told = null
  let isLost = false
  return {
    /** The game that is not to be told again; none where there is none. */
    plays: (): { plays?: number } => (told === null ? {} : { plays: told.game }),
    /** Whether more was done than could be told: the next view is to tell the whole. */
    isLost: () => isLost,
    /** The next view is to tell it. */
    forget() {
      told = null
    },
    /** A view with the whole game. */
    see(view: View): SeenView {
      if (!('own' in view)) return view
      const { own } = view
      const whole = wholeOf(told, own)
      isLost = own !== null && whole === null
      const seen = whole ?? told
      told = whole
      return { ...view, own: isLost ? seen : whole }
    },
  }
}
