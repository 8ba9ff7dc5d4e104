import { wireLimits } from '@duologue/domain/live/wire-limits'
import { inTab } from '../saved-here/in-tab'

/** Which page was too old, by its wire, and what was being typed in it: for this tab, through the reload. */
const place = inTab('hall-renewed')

const renewed = () => (place.kept() ?? {}) as { wire?: number; typed?: string }

/**
 * Reloads this page, which is too old for its hall, unless the page that came was as old as the one before: then a reload
 * is of no use (live.md#the-slow-way). The place in the hall is kept anyway; what stands in its field is kept here.
 */
export function renewOnce(reload = () => location.reload()): boolean {
  if (renewed().wire === wireLimits.version) return false
  const field = document.querySelector<HTMLInputElement>('[data-hall] form input')
  place.keep({ wire: wireLimits.version, typed: field?.value ?? '' })
  reload()
  return true
}

/** What was being typed before the reload. */
export const typedBefore = (): string => renewed().typed ?? ''

/** What was typed is there again: it is kept no longer. */
export const forgetTyped = (): void => {
  const { wire, typed } = renewed()
  if (typed) place.keep({ wire })
}
