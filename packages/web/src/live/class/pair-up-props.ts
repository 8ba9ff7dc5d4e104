import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { Client } from '../../api/client'

/** The class whose students are paired up, and what they are to play. */
export interface PairUpProps {
  readonly client: Client
  readonly classId: string
  readonly students: readonly { readonly id: string; readonly fullName: string }[]
  readonly assignments: readonly Assignment[]
}
