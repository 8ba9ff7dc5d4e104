import { cleanName } from '@duologue/domain/pupils/clean-name'
import type { DecidedName } from '@duologue/domain/pupils/judge-names'

/** Rows as they are judged and kept, whoever has cleaned them before (pupils.md#lists-of-names). */
export const cleanRows = (rows: readonly DecidedName[]): DecidedName[] =>
  rows.map(row => ({
    ...row,
    given: cleanName(row.given),
    family: cleanName(row.family),
    externalId: cleanName(row.externalId ?? '') || null,
  }))
