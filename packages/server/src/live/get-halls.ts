import type { live } from '@duologue/contract/live'
import { hallLimits } from '@duologue/domain/live/hall-limits'
import { idOfReader } from '../accounts/index'
import { classNames, classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { findHalls } from './hall-store'
import { hallView } from './hall-view'
import type { LiveRoom } from './live-room'
import { countMembersOf } from './member-store'

/** One's own halls, or those of a class for its teacher, the newest first (live.md#halls). */
export function getHalls({ database }: LiveRoom): Handler<typeof live.getHalls> {
  return async ({ query: { class: of, page = 1 } }, { reader }) => {
    const host = idOfReader(reader)
    if (of !== undefined) await classToManage(database, of, reader)
    const slice = { limit: hallLimits.page, offset: (page - 1) * hallLimits.page }
    const { rows, total } = await findHalls(database, { host, class: of, ...slice })
    const [members, names] = await Promise.all([
      countMembersOf(
        database,
        rows.map(({ id }) => id),
      ),
      classNames(
        database,
        rows.flatMap(row => row.class ?? []),
      ),
    ])
    return {
      halls: rows.map(({ hasReport, ...row }) =>
        hallView(row, {
          hasReport,
          members: members.get(row.id) ?? 0,
          className: names.get(row.class ?? ''),
        }),
      ),
      total,
    }
  }
}
