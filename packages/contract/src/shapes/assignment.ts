import {
  assignmentActivities,
  assignmentDifficulties,
  assignmentModes,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import * as z from 'zod/mini'
import { pupil } from './field-shapes'
import { play } from './play'
import { standing } from './standing'

/** How many students stand how with an assignment. */
const statusCounts = z.object({ done: z.int(), late: z.int(), open: z.int(), missed: z.int() })

/**
 * An assignment (assignments.md#settings). A student sees the own `standing` and plays (A1), the teacher `counts`, the
 * standings of all `students` and their plays (A2).
 */
export const assignment = z.object({
  id: z.string(),
  classes: z.array(z.string()),
  /** Null for an assignment of a list; one that was deleted keeps its title. */
  conversation: z.nullable(z.object({ id: z.string(), title: z.string(), isDeleted: z.boolean() })),
  /** Null for an assignment of a conversation. */
  pronunciationList: z.nullable(
    z.object({ id: z.string(), shortid: z.string(), title: z.string(), isDeleted: z.boolean() }),
  ),
  /** Null for an assignment of anything else; its title stays while learners may not meet it (`isAvailable`). */
  song: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      isDeleted: z.boolean(),
      isAvailable: z.boolean(),
    }),
  ),
  activity: z.enum(assignmentActivities),
  type: z.literal('conversationGame'),
  mode: z.enum(assignmentModes),
  difficulty: z.enum(assignmentDifficulties),
  requirement: z.enum(requirements),
  /** The two names of the score that is asked for; null unless the requirement is `score`. */
  requiredScore: z.nullable(z.int()),
  completion_score: z.nullable(z.int()),
  /**
   * The instant after whose second a play is late, and the time zone whose day ends there (assignments.md#date-due).
   */
  dateDue: z.string(),
  timeZone: z.string(),
  createdAt: z.string(),
  standing: z.optional(standing),
  counts: z.optional(statusCounts),
  students: z.optional(z.array(z.object({ student: pupil, standing }))),
  plays: z.optional(z.array(play)),
})

export type Assignment = z.output<typeof assignment>
