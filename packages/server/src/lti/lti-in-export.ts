import type { Database } from '../database/connect'
import { peopleOf } from './people/person-store'
import { linksOf } from './placing/placed-store'
import { slipsOf } from './slips/slip-store'

/** As whom platforms know somebody, what they placed there and which scores went there, for the export of their data. */
export async function ltiOf(database: Database, user: string) {
  const [people, links, slips] = await Promise.all([
    peopleOf(database, user),
    linksOf(database, user),
    slipsOf(database, user),
  ])
  return {
    platforms: people.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
    placed: links.map(({ madeAt, ...link }) => ({ ...link, madeAt: madeAt.toISOString() })),
    scores: slips.map(({ at, ...slip }) => ({ ...slip, at: at.toISOString() })),
  }
}
