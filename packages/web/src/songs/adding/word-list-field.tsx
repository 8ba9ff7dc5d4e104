import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import type { ListedWord } from '@duologue/domain/songs/adding/draft-lyric'
import { joinWordList, splitWordList, wordListFault } from '@duologue/domain/words/word-list'
import { useState } from 'react'
import { TextField } from '../../ui/fields/text-field'

/** The words of a typed list; one that was there keeps its id, as long as its text is the same. */
function listed(list: string, before: readonly ListedWord[]): ListedWord[] {
  const left = [...before]
  return splitWordList(list).map(text => {
    const index = left.findIndex(word => word.text === text)
    const [found] = index < 0 ? [] : left.splice(index, 1)
    return found ?? { wordId: null, text }
  })
}

const listOf = (words: readonly ListedWord[]) => joinWordList(words.map(({ text }) => text))

/** The word list of a lyric, words with commas between them (words.md#word-lists). What is wrong is not taken over. */
export function WordListField({
  words,
  lang,
  wrong,
  onChange,
  onWrong,
}: {
  words: readonly ListedWord[]
  lang: string
  /** A wrong list that was typed before the card went out of view. */
  wrong: string | null
  onChange: (words: ListedWord[]) => void
  /** Tells the list that is typed and wrong, null when it is right. */
  onWrong: (list: string | null) => void
}) {
  const [typed, setTyped] = useState(wrong)
  const value = typed ?? listOf(words)
  const fault = wordListFault(value)
  return (
    <TextField
      label={texts.wordList}
      placeholder={texts.wordListNote}
      fault={fault}
      lang={lang}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => {
        const isWrong = wordListFault(target.value) !== undefined
        setTyped(target.value)
        onWrong(isWrong ? target.value : null)
        if (!isWrong) onChange(listed(target.value, words))
      }}
      // What is right is shown tidily; what is wrong stays as it was typed.
      onBlur={() => setTyped(fault ? value : null)}
    />
  )
}
