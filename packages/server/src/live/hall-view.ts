import type { HallAnswer } from '@duologue/contract/shapes/hall-shapes'
import { idsIn } from '../thing-columns'
import type { HallRow } from './live-table'

/** What of a hall its host sees in lists. */
type Told = Omit<HallRow, 'script' | 'snapshot' | 'report' | 'seed'>

/** A hall in a list (live.md#halls); `className` is that of its class, where that is there. */
export const hallView = (
  row: Told,
  about: { hasReport: boolean; members: number; className: string | undefined },
): HallAnswer => ({
  id: row.id,
  code: row.code,
  title: row.title,
  language: row.language,
  ...idsIn(row),
  class:
    row.class === null || about.className === undefined
      ? null
      : { id: row.class, name: about.className },
  assignment: row.assignment,
  settings: row.settings,
  isOver: row.endedAt !== null,
  hasReport: about.hasReport,
  members: about.members,
  dateOpened: row.openedAt.toISOString(),
  dateEnded: row.endedAt?.toISOString() ?? null,
})
