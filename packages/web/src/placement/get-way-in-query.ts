import type { LanguageCode } from '@duologue/domain/choices/languages'
import type { Level } from '@duologue/domain/choices/levels'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The course with which one may begin at a level, and its unit there. */
export interface WayIn {
  readonly id: string
  readonly shortid: string
  readonly title: string
  readonly unit: { readonly key: string; readonly place: number }
}

/** The first unit of a level in a course of the language, the samples first; undefined where no course has one. */
async function findWayIn(
  client: Client,
  language: LanguageCode,
  level: Level,
): Promise<WayIn | undefined> {
  const query = { language, difficulty: [level], limit: 1 }
  const [card] = (await client.courses.searchCourses({ query })).courses
  if (!card) return undefined
  const { id, shortid, title, units } = await client.courses.getCourse({ params: { id: card.id } })
  const place = units.findIndex(unit => unit.level === level)
  const unit = units[place]
  return unit && { id, shortid, title, unit: { key: unit.key, place: place + 1 } }
}

/** Where one begins at a level; while another level is asked about, the answer about the one before stands. */
export const wayInQuery = (client: Client, language: LanguageCode, level: Level) =>
  queryOptions({
    queryKey: ['placement', 'way-in', language, level],
    queryFn: async () => ({ level, way: await findWayIn(client, language, level) }),
    placeholderData: keepPreviousData,
  })
