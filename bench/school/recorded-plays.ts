import type { Conversation } from '@duologue/contract/conversations'
import { playBattle } from '../../packages/server/src/testing/school/played-battle'
import {
  assignedConversations,
  assignmentsOfClass,
  classOf,
  idOf,
  type SchoolSize,
  tokenOf,
} from './school-size'

/** A play that waits to be told: its ticket, and what its student did. */
export interface RecordedPlay {
  ticket: string
  student: number
  /** The body of the call. */
  body: string
}

const settings = { mode: 'reading', difficulty: 'normal', powers: [], relaxed: false } as const

/**
 * Plays the battles of the school's open tickets, before anything is measured. The conversations are those of the first
 * assignment of each class, read from the product as a learner's browser does.
 */
export async function recordPlays(
  address: string,
  { students, tickets }: SchoolSize,
  count = tickets,
): Promise<RecordedPlay[]> {
  const read = new Map<number, Conversation>()
  const conversationOf = async (student: number): Promise<Conversation> => {
    // Classes have the same conversations in turn: see the assignments in fill-school.ts.
    const turn = classOf(student) % (assignedConversations / assignmentsOfClass)
    const known = read.get(turn)
    if (known) return known
    const headers = { authorization: tokenOf('student', student) }
    const ask = async (path: string) => {
      const answer = await fetch(`${address}/api/${path}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.json()
    }
    const assignment = await ask(
      `assignments/${idOf('assignment', classOf(student) * assignmentsOfClass)}`,
    )
    const conversation = await ask(`conversations/${assignment.conversation.id}`)
    read.set(turn, conversation)
    return conversation
  }
  const recorded: RecordedPlay[] = []
  for (let number = 0; number < Math.min(count, tickets); number += 1) {
    const student = number % students
    const ticket = idOf('ticket', number)
    const { events } = playBattle(await conversationOf(student), settings, number, {
      thinking: 900 + (number % 7) * 300,
      isRight: number % 5 > 0,
    })
    recorded.push({ ticket, student, body: JSON.stringify({ ticket, events }) })
  }
  return recorded
}
