import type { Pupil } from '@duologue/contract/pupils'
import { isClaimOpen } from '@duologue/domain/pupils/claim-state'
import { type KnownPerson, knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { type ClaimRow, claimsOf } from './claims/claim-store'
import { type ConsentRow, consentsOf } from './consent-store'
import { movesOf } from './moving/move-store'
import type { PupilRow } from './pupil-store'

/** A consent, and who recorded it. */
interface Consent {
  row: ConsentRow
  by: KnownPerson | undefined
}

/** What is asked for a pupil, and what was agreed to. */
interface Around {
  claim: ClaimRow | undefined
  move: { className: string; until: Date } | undefined
  consent: Consent | undefined
}

function pupilView(row: PupilRow, person: KnownPerson, { claim, move, consent }: Around): Pupil {
  return {
    id: row.user,
    username: person.username,
    fullName: person.fullName,
    given: person.givenName ?? '',
    family: person.familyName ?? '',
    externalId: row.externalId,
    cardedAt: row.cardedAt.toISOString(),
    deletedUntil: row.deleteAt?.toISOString() ?? null,
    claim: claim ? { isAgreed: claim.agreedAt !== null } : null,
    move: move ? { className: move.className, until: move.until.toISOString() } : null,
    speakingConsent: consent
      ? {
          by: consent.by?.fullName ?? null,
          at: consent.row.recordedAt.toISOString(),
          note: consent.row.note,
        }
      : null,
  }
}

/** Pupils as their keepers see them, by name, with what they ask for now; in four queries. */
export async function pupilViews(
  queries: Queries,
  rows: readonly PupilRow[],
  now: Date,
): Promise<Pupil[]> {
  const ids = rows.map(({ user }) => user)
  const [recorded, claims, moves] = await Promise.all([
    consentsOf(queries, ids),
    claimsOf(queries, ids),
    movesOf(queries, ids),
  ])
  const consents = new Map(recorded.map(row => [row.pupil, row]))
  const recorders = recorded.flatMap(({ recordedBy }) => recordedBy ?? [])
  const people = await knownPeople(queries, [...ids, ...recorders])
  const consentOf = (user: string) => {
    const row = consents.get(user)
    return row && { row, by: people.get(row.recordedBy ?? '') }
  }
  const claimOf = (user: string) => {
    const claim = claims.get(user)
    return claim && isClaimOpen(claim, now) ? claim : undefined
  }
  const moveOf = (user: string) => {
    const move = moves.get(user)
    return move && move.until > now ? move : undefined
  }
  return rows
    .flatMap(row => {
      const person = people.get(row.user)
      const { user } = row
      const around = { claim: claimOf(user), move: moveOf(user), consent: consentOf(user) }
      return person ? [pupilView(row, person, around)] : []
    })
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'en'))
}

/** One of them. */
export async function answerPupil(queries: Queries, row: PupilRow, now: Date): Promise<Pupil> {
  const [view] = await pupilViews(queries, [row], now)
  if (!view) throw new Refused('user-not-found')
  return view
}
