import { keptCache } from '@duologue/domain/offline/worker-messages'
import { deleteThings, readThings } from './things-table'

/** What a pretended server answers, by path: a text, or a status. */
export type Answers = Record<string, string | number | (() => Promise<Response>)>

const answerOf = (answer: Answers[string] | undefined): Response | Promise<Response> => {
  if (typeof answer === 'function') return answer()
  if (typeof answer === 'string') return new Response(answer)
  return new Response('', { status: answer ?? 404 })
}

/** Nothing is kept here, and nobody sits here. */
export async function clearThings(): Promise<void> {
  await deleteThings(await readThings())
  await caches.delete(keptCache)
  localStorage.clear()
}

/** A server in the place of the page's own, for tests of what is kept: it answers what it is told, and every drawn picture; all else is 404. */
export function pretendServer(): { answers: Answers; end: () => Promise<void> } {
  const answers: Answers = {}
  const { fetch } = globalThis
  globalThis.fetch = async asked => {
    const url = typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url
    return answerOf(answers[url] ?? (url.startsWith('/art/') ? '<svg/>' : undefined))
  }
  return {
    answers,
    end: async () => {
      globalThis.fetch = fetch
      await clearThings()
    },
  }
}

/** A conversation with clips, as a call answers it. */
export const aConversation = (id: string, clips: number, more: object = {}): string =>
  JSON.stringify({
    id,
    shortid: `s${id}`,
    title: `Conversation ${id}`,
    language: 'es',
    scene: null,
    coverimage: null,
    character1: { name: 'Ana', image: null },
    character2: { name: 'Ben', image: null },
    dialogue: Array.from({ length: clips }, (_, index) => ({ audio: `/audio/${id}-${index}.mp3` })),
    ...more,
  })
