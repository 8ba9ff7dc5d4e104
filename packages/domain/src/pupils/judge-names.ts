import { foldText } from '../text/fold'
import { type ListedName, type NameRowFault, nameRowFault } from './name-row-fault'
import type { PupilName } from './split-name'

/** A pupil that a list is compared with: in the class, or in another one that its reader keeps. */
export interface KnownPupil extends ListedName {
  readonly id: string
  /** What the class is called that keeps them. */
  readonly className: string
}

/** What its reader wants to be done with a doubtful row: another pupil is made, or nothing. */
export type NameDecision = 'new' | 'leave'

/** A row as it is judged. */
export interface DecidedName extends ListedName {
  readonly decision?: NameDecision | undefined
}

/** What happens to a row of a list (pupils.md#judging-a-list). */
export type NameVerdict =
  | { readonly kind: 'new' | 'left' }
  | { readonly kind: 'fault'; readonly fault: NameRowFault }
  | { readonly kind: 'here'; readonly pupil: string }
  | { readonly kind: 'renamed'; readonly pupil: string; readonly before: PupilName }
  /** The school's number of two rows of this list, or of somebody in another class. */
  | { readonly kind: 'sameId' }
  /** Has to be decided: the name stands in the list twice, or somebody of another class has it. */
  | { readonly kind: 'twice' }
  | { readonly kind: 'perhaps'; readonly className: string }

/** The pupils that a list is compared with. */
export interface KnownPupils {
  readonly here: readonly KnownPupil[]
  readonly elsewhere: readonly KnownPupil[]
}

/** Names are the same without regard to case, accents and spaces. */
const nameKey = ({ given, family }: PupilName) =>
  foldText(`${given} ${family}`).replace(/\s+/gu, ' ').trim()

const isCalled = (one: PupilName, other: PupilName) =>
  one.given === other.given && one.family === other.family

function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    groups.set(key, [...(groups.get(key) ?? []), thing])
  }
  return groups
}

/** The numbers that two rows of the list have. */
function repeatedIds(rows: readonly DecidedName[]): ReadonlySet<string> {
  const counted = grouped(
    rows.filter(row => row.decision !== 'leave' && row.externalId !== null),
    row => row.externalId ?? '',
  )
  return new Set([...counted].flatMap(([id, same]) => (same.length > 1 ? [id] : [])))
}

/** Looks at rows one after the other; who of the class has been met is not met again. */
class Judge {
  readonly #idsHere: ReadonlyMap<string, KnownPupil>
  readonly #idsElsewhere: ReadonlyMap<string, KnownPupil>
  readonly #waiting: Map<string, KnownPupil[]>
  readonly #elsewhere: ReadonlyMap<string, KnownPupil[]>
  readonly #repeated: ReadonlySet<string>
  readonly #named = new Set<string>()

  constructor(rows: readonly DecidedName[], { here, elsewhere }: KnownPupils) {
    const byId = (pupils: readonly KnownPupil[]) =>
      new Map(
        pupils.flatMap(pupil => (pupil.externalId === null ? [] : [[pupil.externalId, pupil]])),
      )
    this.#idsHere = byId(here)
    this.#idsElsewhere = byId(elsewhere)
    this.#repeated = repeatedIds(rows)
    const listed = new Set(rows.map(row => row.externalId))
    // Whom the list names by number is not there for another row with the same name.
    this.#waiting = grouped(
      here.filter(pupil => pupil.externalId === null || !listed.has(pupil.externalId)),
      nameKey,
    )
    this.#elsewhere = grouped(elsewhere, nameKey)
  }

  /** Somebody in the class with this name whom no row has met yet; a row with a number meets nobody with another one. */
  #takeNamesake(row: DecidedName, key: string): KnownPupil | undefined {
    const waiting = this.#waiting.get(key) ?? []
    const at = waiting.findIndex(pupil => row.externalId === null || pupil.externalId === null)
    return at === -1 ? undefined : waiting.splice(at, 1)[0]
  }

  #byNumber(row: DecidedName): NameVerdict | undefined {
    if (row.externalId === null) return undefined
    if (this.#repeated.has(row.externalId) || this.#idsElsewhere.has(row.externalId))
      return { kind: 'sameId' }
    const pupil = this.#idsHere.get(row.externalId)
    if (pupil === undefined) return undefined
    return isCalled(pupil, row)
      ? { kind: 'here', pupil: pupil.id }
      : { kind: 'renamed', pupil: pupil.id, before: { given: pupil.given, family: pupil.family } }
  }

  judge(row: DecidedName): NameVerdict {
    if (row.decision === 'leave') return { kind: 'left' }
    const fault = nameRowFault(row)
    if (fault) return { kind: 'fault', fault }
    const key = nameKey(row)
    const numbered = this.#byNumber(row)
    if (numbered) return numbered
    const wasNamed = this.#named.has(key)
    this.#named.add(key)
    if (row.decision === 'new') return { kind: 'new' }
    const pupil = this.#takeNamesake(row, key)
    if (pupil) return { kind: 'here', pupil: pupil.id }
    if (wasNamed && row.externalId === null) return { kind: 'twice' }
    const other = this.#elsewhere.get(key)?.[0]
    if (other && row.externalId === null) return { kind: 'perhaps', className: other.className }
    return { kind: 'new' }
  }
}

/**
 * What happens to each row of a list (pupils.md#judging-a-list): the server decides by it, and the browser shows it
 * before. Nobody is ever removed by a list.
 */
export function judgeNames(rows: readonly DecidedName[], known: KnownPupils): NameVerdict[] {
  const judge = new Judge(rows, known)
  return rows.map(row => judge.judge(row))
}

/** Whether a row must be looked at before the list can be taken. */
export const isDoubtful = ({ kind }: NameVerdict): boolean =>
  kind === 'fault' || kind === 'sameId' || kind === 'twice' || kind === 'perhaps'
