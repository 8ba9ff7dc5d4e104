import type { Voice } from '@duologue/contract/voices'
import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { changeLine } from '@duologue/domain/conversations/line-actions'
import { voiceFor } from '@duologue/domain/conversations/voice-for'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'

const noVoices: readonly Voice[] = []

/** The voices of this installation for a language; empty where there is no service. */
export function useVoices(language: string): readonly Voice[] {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['voices', language],
    queryFn: () => client.voices.getVoices({ query: { language } }),
    staleTime: Infinity,
  })
  return data?.voices ?? noVoices
}

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
