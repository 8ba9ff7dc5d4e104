import { savedHere } from './saved-here'
import { oneOf } from './tellings'

/** The chosen theme; `system` until the visitor chooses (site.md#themes). */
export const themeChoice = savedHere('theme', 'system', oneOf(['system', 'light', 'dark'] as const))
