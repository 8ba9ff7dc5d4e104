import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { type WordInHand, wordsOf } from '@duologue/domain/songs/editing/song-in-hand'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import { notify } from '../../ui/feedback/notify'
import { ChangeVideoDialog, type NewVideo } from '../details/change-video-dialog'
import { DeleteSongDialog } from '../details/delete-song-dialog'
import { AddLyricDialog } from '../lyrics/add-lyric-dialog'
import { AddWordDialog } from '../lyrics/add-word-dialog'
import { ConfirmDialogs } from '../lyrics/confirm-dialogs'
import { SameTextDialog } from '../lyrics/same-text-dialog'
import { SplitDialog } from '../lyrics/split-dialog'
import { WordDialog } from '../lyrics/word-dialog'
import type { DialogProps } from './dialog-props'
import { HistoryDialog } from './history-dialog'

/** Milliseconds that a message is read before the page goes. */
const reloadAfter = 1500

/** The dialog that is open over the song editor. */
export function SongDialogs(props: DialogProps) {
  const { client, book, acts, state, dialog, onOpen, onChosen, onLeave } = props
  const { stored, song } = state
  const lang = codeOfSongLanguage(stored.language)
  const close = () => onOpen(null)
  const line = 'id' in dialog ? song.lyrics.find(({ id }) => id === dialog.id) : undefined
  const words = line ? wordsOf(song, line) : []

  const setWords = (next: readonly WordInHand[]) => {
    if (!line) return close()
    acts.set(line.id, 'words', next)
    const change = acts.sharedChange(line.id, 'words', words, next)
    onOpen(change && { kind: 'same-text', change })
  }
  const leave = async () => {
    await book.discard()
    onLeave()
  }
  const changeVideo = async (video: NewVideo) => {
    await book.settle()
    const isDone = await makeCall(
      client,
      () => client.songs.updateSong({ params: { id: stored.id }, body: video }, { key: newKey() }),
      texts.videoChanged,
    )
    // The message is to be read before the page goes.
    if (isDone) setTimeout(() => window.location.reload(), reloadAfter)
  }

  switch (dialog.kind) {
    case 'history':
      return (
        <HistoryDialog
          client={client}
          songId={stored.id}
          rev={stored.rev}
          onTakenBack={current => {
            book.take(current)
            close()
          }}
          onClose={close}
        />
      )
    case 'video':
      return (
        <ChangeVideoDialog
          client={client}
          current={stored.youtubeId}
          lyrics={song.lyrics}
          onChange={changeVideo}
          onClose={close}
        />
      )
    case 'delete':
      return <DeleteSongDialog client={client} song={stored} onDeleted={leave} onClose={close} />
    case 'add-lyric':
      return (
        <AddLyricDialog
          lyrics={song.lyrics}
          language={stored.language}
          lang={lang}
          onAdd={(added, place) => {
            acts.add(added, place)
            notify('success', texts.lyricCreated)
            onChosen(added.id)
            close()
          }}
          onClose={close}
        />
      )
    case 'split':
      return line ? (
        <SplitDialog
          line={line}
          words={words}
          lang={lang}
          onSplit={start => {
            acts.split(line.id, start)
            close()
          }}
          onClose={close}
        />
      ) : null
    case 'add-word':
      return (
        <AddWordDialog
          client={client}
          language={stored.language}
          onAdd={word => setWords([...words, word])}
          onClose={close}
        />
      )
    case 'word':
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
    case 'same-text': {
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
    default:
      return <ConfirmDialogs {...props} dialog={dialog} line={line} />
  }
}
