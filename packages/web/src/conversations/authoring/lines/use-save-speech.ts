import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { changeLine } from '@duologue/domain/conversations/line-actions'
import { voiceFor } from '@duologue/domain/conversations/voice-for'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useVoices } from './get-voices-query'

/** Has one line spoken by its character's voice and puts the clip there; throws what the call throws. */
export type Speak = (id: string) => Promise<void>

/** Speaks lines of a conversation; undefined where no voice is set up. `save` stores what is edited first. */
export function useSpeech(
  now: () => ConversationEdit,
  language: string,
  onLines: (dialogue: EditedLine[]) => void,
  save: () => Promise<boolean>,
): Speak | undefined {
  const { client } = useRouteContext({ from: '__root__' })
  const voices = useVoices(language)
  const speak = useCallback(
    async (id: string) => {
      // The server speaks lines that it knows.
      await save()
      const line = now().dialogue.find(one => one.id === id)
      if (!line) return
      const { character1, character2 } = now()
      const chosen = (line.character === 1 ? character1 : character2).voice
      const voice = voiceFor(voices, line.character, chosen)
      if (!voice) return
      const text = line.text.trim()
      const query = { address: `lines/${id}`, text, voice: voice.id }
      const { url } = await client.voices.saveSpeech({ query })
      onLines(changeLine(now().dialogue, id, { audio: url, audioText: text }))
    },
    [client, now, onLines, save, voices],
  )
  return voices.length > 0 ? speak : undefined
}
