import { Late } from '../ui/feedback/late'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { connection } from '../ui/has-connection'
import { useStore } from '../ui/store'
import type { ListWanted } from './list-without-answer'

const ListWithoutAnswer = latePart(
  async () => (await import('./list-without-answer')).ListWithoutAnswer,
)

/** What stands in the place of a list that could not be loaded; where nobody answers, with what is on this device. */
export function ListFailed(wanted: ListWanted) {
  return useStore(connection) ? (
    <LoadFailed {...wanted} />
  ) : (
    <Late>
      <ListWithoutAnswer {...wanted} />
    </Late>
  )
}
