import { levels } from '@duologue/domain/choices/levels'
import { sceneSources } from '@duologue/domain/choices/scene-choices'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { changedConversation, newConversation } from './shapes/conversation-edit'
import { askedDraft, draft } from './shapes/draft-shapes'
import { before, idOrShortid, nothing, publicAuthor, shownSettings } from './shapes/field-shapes'
import { searchParameters } from './shapes/search-parameters'

const character = z.object({ name: z.string(), image: z.nullable(z.string()) })

/**
 * One line of a dialogue (conversations.md#fields); `duration` is its clip's length in milliseconds, null without a
 * clip, and `audioText` the text that it was made of. `variants` are other ways to say it that are right, `gapWords`
 * what a cloze leaves out (none: it chooses itself). `translations` are further ones, by the codes of their languages, where its
 * conversation has some (conversations.md#several-languages).
 */
export const dialogueLine = z.object({
  id: z.string(),
  position: z.int(),
  character: z.union([z.literal(1), z.literal(2)]),
  text: z.string(),
  pinyin: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  translationSource: z.nullable(z.string()),
  translations: z.optional(z.record(z.string(), z.string())),
  image: z.nullable(z.string()),
  imageAlt: z.string(),
  audio: z.nullable(z.string()),
  audioText: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  /** Drafted by a service, and read by nobody yet; left out of every other line (conversations.md#drafted-lines). */
  madeBy: z.optional(z.literal('draft')),
  variants: z.array(z.string()),
  gapWords: z.array(z.string()),
})

/**
 * A conversation as cards show it (conversations.md#fields). `gist` says in one line what it is about, in the language
 * of its translations; empty when its author said nothing. `scene` is what its drawn cover shows (media.md#scenes).
 */
export const conversationCard = z.object({
  id: z.string(),
  shortid: z.string(),
  title: z.string(),
  gist: z.string(),
  coverimage: z.nullable(z.string()),
  scene: z.nullable(z.string()),
  language: z.string(),
  displayLanguage: z.string(),
  ownLanguageName: z.string(),
  translationLanguage: z.string(),
  difficulty: z.nullable(z.enum(levels)),
  /** How many lines its dialogue has. */
  lines: z.int(),
  author: z.nullable(publicAuthor),
  settings: shownSettings,
  stats: z.object({ views: z.int() }),
  character1: character,
  character2: character,
})

const wholeCharacter = z.extend(character, { imageAlt: z.string(), voice: z.nullable(z.string()) })

/**
 * A whole conversation (conversations.md#fields); `version` is the optimistic lock of saving.md#versions, `sceneBy` says who
 * chose the scene (media.md#choosing-a-scene). `authoring`
 * is told to those who may change it (security.md#views-of-people): whether the rights were confirmed, and how many
 * classes have it assigned.
 */
export const conversation = z.extend(conversationCard, {
  character1: wholeCharacter,
  character2: wholeCharacter,
  coverAlt: z.string(),
  sceneBy: z.nullable(z.enum(sceneSources)),
  description: z.string(),
  credit: z.string(),
  version: z.int(),
  /** It was begun with lines that a service drafted; left out of every other one. */
  isDrafted: z.optional(z.literal(true)),
  dialogue: z.array(dialogueLine),
  authoring: z.optional(z.object({ hasRights: z.boolean(), classes: z.int() })),
})

/** A card among the results of a search; `excerpt` is a line that has what was asked for, where the title has it not. */
export const foundConversation = z.extend(conversationCard, { excerpt: z.optional(z.string()) })

export type FoundConversation = z.output<typeof foundConversation>
export type DialogueLine = z.output<typeof dialogueLine>
export type ConversationCard = z.output<typeof conversationCard>
export type Conversation = z.output<typeof conversation>

/** The search parameters of conversations; drafts are asked for of an author. */
const searchQuery = z.extend(searchParameters, {
  includeDraft: z.optional(z.enum(['true', 'false'])),
})

export const conversations = {
  searchConversations: endpoint({
    method: 'GET',
    path: '/api/conversations',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Search conversations by language, levels, title and author; popular first unless recent=-1. After the titles that have it come lines and authors. `meant` is what was searched for instead when nothing was found; `suggestions` would find something, too.',
    params: nothing,
    query: searchQuery,
    body: nothing,
    answer: z.object({
      conversations: z.array(foundConversation),
      total: z.int(),
      before,
      meant: z.optional(z.string()),
      suggestions: z.optional(z.array(z.string())),
    }),
    status: 200,
  }),
  getConversation: endpoint({
    method: 'GET',
    path: '/api/conversations/:id',
    who: 'anyone',
    limit: 'reads',
    summary:
      'One conversation with its dialogue, by id or shortid; drafts only for their author and admins.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: nothing,
    answer: conversation,
    status: 200,
  }),
  createConversation: endpoint({
    method: 'POST',
    path: '/api/conversations',
    who: 'user',
    limit: 'writes',
    summary: 'Make a conversation of one’s own, blank or with lines: always a draft.',
    params: nothing,
    query: nothing,
    body: newConversation,
    answer: conversation,
    status: 201,
  }),
  draftLines: endpoint({
    method: 'POST',
    path: '/api/conversations/drafts',
    who: 'user',
    limit: 'searches',
    summary:
      'Have the lines of a conversation drafted by the service that is set up; nothing is stored. Not for students, unless the installation says so; 10 a day.',
    params: nothing,
    query: nothing,
    body: askedDraft,
    answer: draft,
    status: 200,
  }),
  updateConversation: endpoint({
    method: 'PATCH',
    path: '/api/conversations/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Change what is sent of a conversation; `dialogue` is the whole list of lines in its order, each with its id. With the `version` it was read with, a change in the meantime is 409. What is published must pass the checks of publishing.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: changedConversation,
    answer: conversation,
    status: 200,
  }),
  deleteConversation: endpoint({
    method: 'DELETE',
    path: '/api/conversations/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Delete a conversation: it leaves search, lists and its page; plays and assignments keep its title.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  duplicateConversation: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/duplicate',
    who: 'user',
    limit: 'writes',
    summary: 'Copy a conversation that one may read: the copy is a draft of one’s own.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: nothing,
    answer: conversation,
    status: 201,
  }),
  recordView: endpoint({
    method: 'PATCH',
    path: '/api/conversations/:id/edit/public',
    who: 'anyone',
    limit: 'writes',
    summary: 'Count one view, at most one a visitor and hour; the number sent is ignored.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: z.object({ stats: z.optional(z.unknown()) }),
    answer: z.object({ id: z.string(), stats: z.object({ views: z.int() }) }),
    status: 200,
  }),
}
