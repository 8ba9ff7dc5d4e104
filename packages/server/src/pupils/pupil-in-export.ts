import type { Queries } from '../database/connect'
import { claimsOf } from './claims/claim-store'
import { consentsOf } from './consent-store'
import { pupilOf } from './pupil-store'

/** What is kept of somebody as a pupil, for the export of their data (pupils.md#keeping); null for everybody else. */
export async function pupilInExport(queries: Queries, user: string) {
  const pupil = await pupilOf(queries, user)
  if (!pupil) return null
  const [claims, consents] = await Promise.all([
    claimsOf(queries, [user]),
    consentsOf(queries, [user]),
  ])
  const claim = claims.get(user)
  return {
    madeAt: pupil.madeAt.toISOString(),
    cardedAt: pupil.cardedAt.toISOString(),
    externalId: pupil.externalId,
    claim: claim
      ? {
          email: claim.email,
          askedAt: claim.askedAt.toISOString(),
          isVerified: claim.verifiedAt !== null,
        }
      : null,
    consents: consents.map(({ kind, recordedAt, note }) => ({
      kind,
      recordedAt: recordedAt.toISOString(),
      note,
    })),
  }
}
