import type { Conversation } from '@duologue/contract/conversations'
import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { coverOf, portraitOf } from '@duologue/domain/conversations/pictures'
import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { type KeptThing, mediaIn, type ThingKind } from '@duologue/domain/offline/kept-things'
import { slugify } from '@duologue/domain/text/slug'

/** What is kept of a thing, as everybody may read it. */
export type AskedThing = Pick<
  KeptThing,
  'kind' | 'id' | 'title' | 'language' | 'page' | 'paths' | 'answers' | 'clips'
>

/**
 * What a call answers to whoever does not say who they are: what is kept is what everybody may read, so that nothing of
 * anybody can get into it. Undefined where not everybody may; throws where nobody answers.
 */
async function askAsNobody(path: string): Promise<string | undefined> {
  const answer = await fetch(path, {
    credentials: 'omit',
    headers: { accept: 'application/json', 'accept-language': tagOf(language) },
  })
  if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`)
  return answer.ok ? answer.text() : undefined
}

/** Several addresses of one call have one answer. */
const answering = (paths: string[], body: string) => ({
  paths,
  answers: Object.fromEntries(paths.map(path => [path, body])),
})

async function askConversation(asked: string): Promise<AskedThing | undefined> {
  const call = (id: string) => `/api/conversations/${encodeURIComponent(id)}`
  const body = await askAsNobody(call(asked))
  if (body === undefined) return undefined
  const found = JSON.parse(body) as Conversation
  const { id, shortid, title } = found
  const pictures = [
    coverOf(found),
    portraitOf(found, 1, found.character1),
    portraitOf(found, 2, found.character2),
  ]
  return {
    kind: 'conversation',
    id,
    title,
    language: found.language,
    page: `/conversations/${id}/${slugify(title)}`,
    ...answering([call(id), call(shortid)], body),
    clips: [...new Set([...mediaIn(found), ...pictures])],
  }
}

async function askList(asked: string): Promise<AskedThing | undefined> {
  const call = (id: string) => `/api/pronunciation-lists/${encodeURIComponent(id)}`
  const body = await askAsNobody(call(asked))
  if (body === undefined) return undefined
  const found = JSON.parse(body) as PronunciationList
  return {
    kind: 'list',
    id: found.id,
    title: found.title,
    language: found.language,
    page: `/pronunciation/${found.shortid}`,
    ...answering([call(found.id), call(found.shortid)], body),
    clips: mediaIn(found),
  }
}

/** Asks for a thing as everybody may read it. Undefined where not everybody may; throws where nobody answers. */
export const askThing = (kind: ThingKind, id: string): Promise<AskedThing | undefined> =>
  ({ conversation: askConversation, list: askList })[kind](id)
