import type { Conversation, DialogueLine } from '@duologue/contract/conversations'
import { languageOf, textDirection } from '@duologue/domain/choices/languages'
import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import { lineParts } from '@duologue/domain/learn/line-words'
import { lineWordTexts as texts } from '@duologue/domain/messages/conversations/word-panel-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import type { SpeakLine } from '../../voices/speak-line'
import { PressedWord } from '../../words/pressed-word'
import { meaningQuery } from './get-meaning-query'
import styles from './word-panel.module.css'

/** The words of a line, each with the place at which it ends. */
function wordsOf(text: string, language: string) {
  let end = 0
  return lineParts(text, language).flatMap(part => {
    end += part.text.length
    return part.isWord ? [{ text: part.text, end }] : []
  })
}

/** What a word means: by the library, else its line as a whole. */
function Meaning({
  client,
  line,
  conversation: { language, translationLanguage },
  word,
}: {
  client: Client
  line: DialogueLine
  conversation: Pick<Conversation, 'language' | 'translationLanguage'>
  word: string
}) {
  // The library speaks one language alone.
  const code = translationLanguage === libraryTranslation ? languageOf(language) : undefined
  const { data, isLoading, isError, refetch } = useQuery({
    ...meaningQuery(client, code ?? libraryTranslation, word),
    enabled: code !== undefined,
  })
  if (isLoading) return <p className={styles.place} aria-hidden="true" />
  if (isError) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  const told = { lang: translationLanguage, dir: textDirection(translationLanguage) }
  return (
    <>
      {data?.pinyin ? <p lang={`${language}-Latn`}>{data.pinyin}</p> : null}
      {data ? (
        <p className={styles.meaning}>
          <small>{texts.means}</small> <strong {...told}>{data.translation}</strong>
        </p>
      ) : null}
      <p>
        {line.translation ? (
          <>
            <small>{texts.lineMeans}</small> <span {...told}>{line.translation}</span>
          </>
        ) : data ? null : (
          texts.nothing
        )}
      </p>
    </>
  )
}

/** The small panel of a pressed word (conversations.md#words-of-a-line): what it means, how it sounds, its neighbours. */
export function WordPanel({
  client,
  conversation,
  line,
  place,
  onClose,
  speak,
}: {
  client: Client
  conversation: Pick<Conversation, 'language' | 'translationLanguage'>
  line: DialogueLine
  /** Where in the text it was pressed. */
  place: number
  onClose: () => void
  speak?: SpeakLine
}) {
  const { language } = conversation
  const words = wordsOf(line.text, language)
  const pressed = words.findIndex(({ end }) => place < end)
  const [at, setAt] = useState(pressed === -1 ? words.length - 1 : pressed)
  const word = words[at]?.text ?? line.text
  return (
    <PressedWord
      word={{ text: word, audio: null, language }}
      onBefore={at > 0 ? () => setAt(at - 1) : undefined}
      onAfter={at < words.length - 1 ? () => setAt(at + 1) : undefined}
      onClose={onClose}
      speak={speak}
    >
      <Meaning key={word} {...{ client, line, conversation, word }} />
    </PressedWord>
  )
}
