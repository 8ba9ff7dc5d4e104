import type { MemberView, OwnView, ScreenView } from '@duologue/domain/live/views/views'
import type { View } from './wire-ports'

/** What a page sees: a game at the own pace as it was told once, with how far the hall is with it. */
export type SeenView = MemberView | ScreenView

/** The game at the own pace that this page has been told, so that it need not be told again (live.md#own-pace). */
export function ownTold() {
  let told: OwnView | null = null
  return {
    /** The game that is not to be told again; none where there is none. */
    plays: (): { plays?: number } => (told === null ? {} : { plays: told.game }),
    /** The next view is to tell it. */
    forget() {
      told = null
    },
    /** A view with the whole game. */
    see(view: View): SeenView {
      if (!('own' in view)) return view
      const { own } = view
      if (own?.kind !== 'known') told = own
      const isTold = own?.kind === 'known' && told?.game === own.game
      return { ...view, own: isTold && told ? { ...told, known: own.known } : told }
    },
  }
}
