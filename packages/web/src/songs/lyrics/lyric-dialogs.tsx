import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { type WordInHand, wordsOf } from '@duologue/domain/songs/editing/song-in-hand'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import type { DialogProps } from '../editing/dialog-props'
import type { LyricDialog } from '../editing/open-dialog'
import { AddWordDialog } from './add-word-dialog'
import { SameTextDialog } from './same-text-dialog'
import { SplitDialog } from './split-dialog'
import { WordDialog } from './word-dialog'

/** The dialogs over a lyric's text and words (lyrics.md#words-of-a-lyric). */
export function LyricDialogs({
  client,
  book,
  acts,
  state: { song, stored },
  dialog,
  line,
  onOpen,
}: Omit<DialogProps, 'dialog'> & {
  dialog: LyricDialog
  line: LyricLine | undefined
}) {
  const close = () => onOpen(null)
  const words = line ? wordsOf(song, line) : []
  const setWords = (next: readonly WordInHand[]) => {
    if (!line) return close()
    acts.set(line.id, 'words', next)
    const change = acts.sharedChange(line.id, 'words', words, next)
    onOpen(change && { kind: 'same-text', change })
  }

  if (dialog.kind === 'same-text') {
    const { change } = dialog
    const answer = (act?: (given: typeof change) => void) => () => {
      act?.(change)
      close()
    }
    return (
      <SameTextDialog
        others={change.others}
        onAll={answer(acts.giveToAll)}
        onHere={answer()}
        onTakeBack={answer(acts.takeBack)}
      />
    )
  }
  if (dialog.kind === 'add-word')
    return (
      <AddWordDialog
        client={client}
        language={stored.language}
        onAdd={word => setWords([...words, word])}
        onClose={close}
      />
    )
  if (dialog.kind === 'word')
    return (
      <WordDialog
        client={client}
        words={words}
        place={dialog.place}
        onWords={setWords}
        onSaved={() => void book.refresh()}
        onClose={close}
      />
    )
  return line ? (
    <SplitDialog
      line={line}
      words={words}
      lang={codeOfSongLanguage(stored.language)}
      onSplit={start => {
        acts.split(line.id, start)
        close()
      }}
      onClose={close}
    />
  ) : null
}
