import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { characterNameFault } from '@duologue/domain/conversations/conversation-fields'
import {
  askedWordFault,
  grammarFault,
  topicFault,
} from '@duologue/domain/conversations/drafts/asked-draft'
import { draftLimits } from '@duologue/domain/conversations/drafts/draft-limits'
import { draftNoteKinds } from '@duologue/domain/conversations/drafts/draft-notes'
import * as z from 'zod/mini'
import { trimmed } from './field-shapes'

/** What a draft is asked with (conversations.md#drafts-with-help). */
export const askedDraft = z.object({
  language: z.enum(languageCodes),
  translationLanguage: z.enum(languageCodes),
  level: z.enum(levels),
  topic: trimmed(topicFault),
  grammar: trimmed(grammarFault),
  words: z.array(trimmed(askedWordFault)).check(z.maxLength(draftLimits.words)),
  lines: z.int().check(z.gte(draftLimits.fewestLines), z.lte(draftLimits.mostLines)),
  names: z.tuple([trimmed(characterNameFault), trimmed(characterNameFault)]),
})

/** What comes back: lines of text, and what there is to look at (conversations.md#notes-on-a-draft). */
export const draft = z.object({
  lines: z.array(
    z.object({
      character: z.union([z.literal(1), z.literal(2)]),
      text: z.string(),
      translation: z.nullable(z.string()),
    }),
  ),
  notes: z.array(
    z.object({
      kind: z.enum(draftNoteKinds),
      lines: z.array(z.int()),
      words: z.array(z.string()),
    }),
  ),
})

export type Draft = z.output<typeof draft>
