import type { Conversation } from '@duologue/contract/conversations'
import { useEffect } from 'react'
import { translationChoice, useToldIn } from '../saved-here/translation-choice'
import { TranslationSelect } from '../ui/fields/translation-select'

/** Tells a dialogue in the language that is wished, and chooses it (conversations.md#several-languages). */
export function WishedTranslations({
  conversation,
  onTold,
}: {
  conversation: Conversation
  onTold: (told: Conversation | null) => void
}) {
  const told = useToldIn(conversation)
  useEffect(() => {
    onTold(told)
    return () => onTold(null)
  }, [told, onTold])
  return <TranslationSelect told={told} onChange={translationChoice.set} />
}
