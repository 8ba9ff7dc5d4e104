import type {
  AssignmentDifficulty,
  AssignmentMode,
} from '@duologue/domain/choices/assignment-choices'
import type { ThingId } from '../playable'

/** What an assignment asks to be played. */
export interface AssignedGame {
  id: string
  thing: ThingId
  title: string
  mode: AssignmentMode
  difficulty: AssignmentDifficulty
}
