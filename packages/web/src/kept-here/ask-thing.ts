import type { Conversation } from '@duologue/contract/conversations'
import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { coverOf, portraitOf } from '@duologue/domain/conversations/pictures'
import { mediaIn, type ThingKind } from '@duologue/domain/offline/kept-things'
import { slugify } from '@duologue/domain/text/slug'
import { type AskedThing, askAsNobody } from './ask-as-nobody'
import { askAssignment } from './ask-assignment'
import { askPlaylist } from './ask-playlist'

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

async function askSong(id: string): Promise<AskedThing | undefined> {
  const path = `/api/songs/${encodeURIComponent(id)}/sheet`
  const body = await askAsNobody(path)
  if (body === undefined) return undefined
  const found = JSON.parse(body) as SongSheet
  const { title, language, mediaUrl } = found
  return {
    kind: 'song',
    id,
    title,
    language: codeOfSongLanguage(language),
    page: `/songs/${id}/${slugify(title)}`,
    ...answering([path], body),
    clips: mediaIn(found),
    ...(mediaUrl === null ? {} : { recording: mediaUrl }),
  }
}

/** Asks for a thing as everybody may read it, or as whoever's it is. Undefined where not everybody may; throws where nobody answers. */
export const askThing = (kind: ThingKind, id: string): Promise<AskedThing | undefined> =>
  ({
    conversation: askConversation,
    list: askList,
    song: askSong,
    playlist: askPlaylist,
    assignment: askAssignment,
  })[kind](id)
