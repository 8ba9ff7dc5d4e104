import type { NameRowVerdict } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'

/** A row of a list in the dialog: as it was read, or as it was changed since. */
export interface ListRow {
  line: number
  given: string
  family: string
  externalId: string | null
  decision?: 'new' | 'leave' | undefined
}

/** A row as the server takes it. */
export const sentRow = ({ given, family, externalId, decision }: ListRow) => ({
  given,
  family,
  externalId,
  ...(decision ? { decision } : {}),
})

/** What is said of a row (pupils.md#judging-a-list). */
export function verdictText(verdict: NameRowVerdict): string {
  if (verdict.kind === 'perhaps') return texts.perhaps(verdict.className)
  if (verdict.kind === 'renamed')
    return texts.renamed(`${verdict.before.given} ${verdict.before.family}`.trim())
  if (verdict.kind === 'new') return texts.newRow
  if (verdict.kind !== 'fault') return texts[verdict.kind]
  const { fault } = verdict
  return 'letters' in fault ? texts.tooLong(fault.letters, fault.most) : texts[fault.kind]
}
