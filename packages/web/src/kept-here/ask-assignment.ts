import type { Assignment } from '@duologue/contract/shapes/assignment'
import { slugify } from '@duologue/domain/text/slug'
import { savedToken } from '../saved-here/signed-in'
import { type AskedThing, askAs } from './ask-as-nobody'

/** What is assigned, as a thing that is kept, and where it is played. */
function assigned({ id, conversation, pronunciationList: list, song }: Assignment) {
  const asked = `?assignment=${id}`
  if (song?.isAvailable)
    return {
      kind: 'song' as const,
      id: song.id,
      title: song.title,
      page: `/songs/${song.id}/game${asked}`,
    }
  if (list && !list.isDeleted)
    return {
      kind: 'list' as const,
      id: list.id,
      title: list.title,
      page: `/pronunciation/game?list=${list.shortid}&assignment=${id}`,
    }
  if (!conversation || conversation.isDeleted) return undefined
  const { title } = conversation
  return {
    kind: 'conversation' as const,
    id: conversation.id,
    title,
    page: `/conversations/${conversation.id}/${slugify(title) || '-'}/game${asked}`,
  }
}

/**
 * An assignment of whoever is logged in, with what is assigned. It is theirs, and asked for as theirs; what a teacher sees of
 * it tells of students, and is never kept.
 */
export async function askAssignment(id: string): Promise<AskedThing | undefined> {
  const path = `/api/assignments/${encodeURIComponent(id)}?expand=plays`
  const token = savedToken.get()
  const body = token ? await askAs(token, path) : undefined
  if (body === undefined) return undefined
  const found = JSON.parse(body) as Assignment
  const thing = assigned(found)
  if (!thing || !found.standing || found.students || found.counts) return undefined
  return {
    kind: 'assignment',
    id,
    title: thing.title,
    language: '',
    page: thing.page,
    paths: [path],
    answers: { [path]: body },
    clips: [],
    parts: [{ kind: thing.kind, id: thing.id }],
    whole: 1,
  }
}
