import { dialogueIn } from '@duologue/domain/conversations/dialogue-in'
import { language } from '@duologue/domain/messages/language'
import { useMemo } from 'react'
import { savedHere } from './saved-here'

/** The language in which translations are wished, by its code; none was chosen: that of the page. */
export const translationChoice = savedHere('told-in', language as string, {
  read: String,
  write: String,
})

/** A conversation with its translations in the language that is wished (conversations.md#several-languages). */
export function useToldIn<T extends Parameters<typeof dialogueIn>[0]>(told: T): T {
  const wished = translationChoice.use()
  return useMemo(() => dialogueIn(told, wished), [told, wished])
}
