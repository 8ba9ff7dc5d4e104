import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useRouteContext } from '@tanstack/react-router'
import { makeCall } from '../../../session/make-call'
import button from '../../../ui/button.module.css'
import { notify } from '../../../ui/feedback/notify'
import { useSending } from '../../../ui/feedback/use-sending'

/** Has all lines translated that have no translation yet (conversations.md#translations-of-lines). */
export function TranslateTextsButton({
  now,
  draft,
  onLines,
}: {
  now: () => ConversationEdit
  draft: ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const [isSending, send] = useSending()
  const missing = draft.dialogue.filter(line => !line.translation && line.text.trim() !== '')
  if (missing.length === 0) return null
  const translate = () =>
    makeCall(client, async () => {
      const { language: from, translationLanguage: to } = now()
      const asked = [...new Set(missing.map(({ text }) => text.trim()))]
      const { translations, hasService } = await client.translation.translateTexts({
        body: { texts: asked, from, to },
      })
      const found = new Map(translations.map(told => [told.text, told]))
      let count = 0
      const lines = now().dialogue.map(line => {
        const told = found.get(line.text.trim())
        // Whatever was typed in the meantime stays.
        if (!told || line.translation) return line
        count += 1
        return { ...line, translation: told.translation, translationSource: told.source }
      })
      onLines(lines)
      if (count === 0 && !hasService) notify('info', texts.noTranslator)
      else notify('success', texts.translated(count))
    })
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSending}
      onClick={() => send(translate)}
    >
      {texts.translateMissing(missing.length)}
    </button>
  )
}
