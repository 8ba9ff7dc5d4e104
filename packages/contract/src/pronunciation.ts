import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { pronunciationSkills } from '@duologue/domain/choices/pronunciation-choices'
import { listDescriptionFault, listTitleFault } from '@duologue/domain/pronunciation/list-fields'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { before, idOrShortid, nothing, trimmed } from './shapes/field-shapes'
import {
  listedItem,
  missedItem,
  pronunciationList,
  pronunciationListCard,
  sentItems,
} from './shapes/pronunciation-shapes'
import { searchParameters } from './shapes/search-parameters'

const id = z.object({ id: idOrShortid })
const language = z.enum(languageCodes)
const settings = z.object({ isPublished: z.optional(z.boolean()) })

/** What of a list may be left out. */
const optionalFields = {
  description: z.optional(trimmed(listDescriptionFault)),
  difficulty: z.optional(z.nullable(z.enum(levels))),
  settings: z.optional(settings),
  items: z.optional(sentItems),
}

/** An answer to a question of the game; its id is made by who answers, so that it counts once however often it is sent. */
const answer = z.object({
  id: z.uuid(),
  list: z.nullable(z.uuid()),
  item: z.uuid(),
  skill: z.enum(pronunciationSkills),
  isRight: z.boolean(),
})

export type PronunciationAnswer = z.output<typeof answer>

export const pronunciation = {
  searchLists: endpoint({
    method: 'GET',
    path: '/api/pronunciation-lists',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Search pronunciation lists by language, levels, title and author; popular first unless recent=-1. Drafts are asked for of oneself.',
    params: nothing,
    query: z.extend(searchParameters, { includeDraft: z.optional(z.enum(['true', 'false'])) }),
    body: nothing,
    answer: z.object({
      pronunciationLists: z.array(pronunciationListCard),
      total: z.int(),
      before,
    }),
    status: 200,
  }),
  getList: endpoint({
    method: 'GET',
    path: '/api/pronunciation-lists/:id',
    who: 'anyone',
    limit: 'reads',
    summary:
      'One list with its items, by id or shortid; drafts for their author, admins and classes that have it assigned.',
    params: id,
    query: nothing,
    body: nothing,
    answer: pronunciationList,
    status: 200,
  }),
  createList: endpoint({
    method: 'POST',
    path: '/api/pronunciation-lists',
    who: 'user',
    limit: 'writes',
    summary:
      'Make a list of one’s own, with items or without; a draft unless it is said to be published.',
    params: nothing,
    query: nothing,
    body: z.object({ ...optionalFields, title: trimmed(listTitleFault), language }),
    answer: pronunciationList,
    status: 201,
  }),
  updateList: endpoint({
    method: 'PATCH',
    path: '/api/pronunciation-lists/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Change what is sent of a list; `items` is the whole list in its order, each with its id. With the `version` it was read with, a change in the meantime is 409.',
    params: id,
    query: nothing,
    body: z.object({
      ...optionalFields,
      title: z.optional(trimmed(listTitleFault)),
      language: z.optional(language),
      version: z.optional(z.int()),
    }),
    answer: pronunciationList,
    status: 200,
  }),
  deleteList: endpoint({
    method: 'DELETE',
    path: '/api/pronunciation-lists/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Delete a list: it leaves the search and its page; plays and assignments keep its title.',
    params: id,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  duplicateList: endpoint({
    method: 'POST',
    path: '/api/pronunciation-lists/:id/duplicate',
    who: 'user',
    limit: 'writes',
    summary: 'Copy a list that one may read: the copy is a draft of one’s own.',
    params: id,
    query: nothing,
    body: nothing,
    answer: pronunciationList,
    status: 201,
  }),
  exportListCsv: endpoint({
    method: 'GET',
    path: '/api/pronunciation-lists/:id/export.csv',
    who: 'anyone',
    limit: 'searches',
    summary: 'The items of a list as CSV, for whoever may read it.',
    params: id,
    query: nothing,
    body: nothing,
    answer: z.unknown(),
    status: 200,
  }),
  recordListView: endpoint({
    method: 'PATCH',
    path: '/api/pronunciation-lists/:id/edit/public',
    who: 'anyone',
    limit: 'writes',
    summary: 'Count one view, at most one a visitor and hour; the number sent is ignored.',
    params: id,
    query: nothing,
    body: z.object({ stats: z.optional(z.unknown()) }),
    answer: z.object({ id: z.string(), stats: z.object({ views: z.int() }) }),
    status: 200,
  }),
  getRoundWords: endpoint({
    method: 'GET',
    path: '/api/pronunciation/words',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Ten items for a round without a list: common words where it is known how common they are, else from the sample lists.',
    params: nothing,
    query: z.object({ language, difficulty: z.optional(z.enum(battleDifficulties)) }),
    body: nothing,
    answer: z.object({ items: z.array(listedItem) }),
    status: 200,
  }),
  saveAnswers: endpoint({
    method: 'POST',
    path: '/api/pronunciation/answers',
    who: 'user',
    limit: 'writes',
    summary:
      'Remember answers of the pronunciation game; each counts once, however often it is sent.',
    params: nothing,
    query: nothing,
    body: z.object({
      answers: z.array(answer).check(z.minLength(1), z.maxLength(limits.answers)),
    }),
    /** How many of them were new. */
    answer: z.object({ kept: z.int() }),
    status: 200,
  }),
  getMissedItems: endpoint({
    method: 'GET',
    path: '/api/pronunciation/misses',
    who: 'user',
    limit: 'reads',
    summary:
      'The own items whose latest answer was wrong, the latest first, of lists that one may still read.',
    params: nothing,
    query: z.object({ language: z.optional(language) }),
    body: nothing,
    answer: z.object({ items: z.array(missedItem) }),
    status: 200,
  }),
}
