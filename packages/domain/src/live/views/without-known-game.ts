import { withoutKnownPair } from '../pairs/pair-view'
import type { MemberView, ToldView } from './views'

/**
 * A member's view for a page that plays one of the games at the own pace already: what that is made of is not told again
 * (live.md#own-pace).
 *
 * @param plays the game that the page plays; null where it plays none.
 */
export function withoutKnownGame(view: MemberView, plays: number | null): ToldView {
  const { own } = view
  if (own === null || own.game !== plays) return view
  if (own.kind === 'pair') return { ...view, own: withoutKnownPair(own) }
  return { ...view, own: { kind: 'known', game: own.game, known: own.events.length } }
}
