import { savedHere } from './saved-here'
import { texts } from './tellings'

/** The ids of the last 10 viewed conversations, newest first (conversations.md#recently-viewed: `viewed-convos`). */
export const recentlyViewed = savedHere('viewed-convos', [], texts)
