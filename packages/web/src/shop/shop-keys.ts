import { ownKey } from '../session/session-watch'

export const shopKey = 'shop'

/** Milliseconds between two looks at what others have done meanwhile. */
const lookEvery = 5000

export const pageSize = 50

/** Others buy and set cards while a shop is open: it is looked at again and again, and when the page is looked at. */
export const live = {
  staleTime: 0,
  refetchInterval: lookEvery,
  refetchOnWindowFocus: 'always',
} as const

/** All that is cached of shops, for a user who has just changed something. */
export const everyShop = { queryKey: [ownKey, shopKey] }

export const nextPage = (last: { total: number }, all: readonly unknown[]) =>
  all.length * pageSize < last.total ? all.length + 1 : undefined
