import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import type { ScoreFilters } from './score-filters'
import { type ScoreGroup, scoreGroups, usualGroup } from './score-groups'
import { scoreGroupsQuery } from './score-groups-query'

/**
 * The groups that the reader can choose between, and the filters with the group that is shown; undefined until it is
 * known which that is. Whoever is in no class need not wait.
 */
export function useScoreGroups(
  client: Client,
  filters: ScoreFilters,
): { groups: readonly ScoreGroup[]; shown: ScoreFilters | undefined } {
  const session = useSession()
  const user = session.status === 'user' ? session.user : null
  const hasClasses = user !== null && user.classesTaught.length + user.classesEnrolled.length > 0
  const { data, isPending } = useQuery({
    ...scoreGroupsQuery(client, user?.id ?? ''),
    enabled: hasClasses,
  })
  if (!user) return { groups: [], shown: { ...filters, group: 'everyone' } }
  const classes = data ?? []
  if (filters.group) return { groups: scoreGroups(classes), shown: filters }
  if (hasClasses && isPending) return { groups: scoreGroups(classes), shown: undefined }
  return {
    groups: scoreGroups(classes),
    shown: { ...filters, group: usualGroup(user.type, classes) },
  }
}
