import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import { notify } from '../../ui/feedback/notify'
import { ChangeVideoDialog, type NewVideo } from '../details/change-video-dialog'
import { DeleteSongDialog } from '../details/delete-song-dialog'
import { withdraw } from '../details/withdraw'
import { WithdrawDialog } from '../details/withdraw-dialog'
import { ExportDialog } from '../export/export-dialog'
import { AddLyricDialog } from '../lyrics/add-lyric-dialog'
import { ConfirmDialogs } from '../lyrics/confirm-dialogs'
import { LyricDialogs } from '../lyrics/lyric-dialogs'
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
    case 'export':
      return <ExportDialog song={song} stored={stored} onClose={close} />
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
    case 'withdraw':
    case 'restore':
      return (
        <WithdrawDialog
          act={dialog.kind}
          onSend={async reason => {
            if (await withdraw(client, book, dialog.kind, reason)) close()
          }}
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
    case 'add-word':
    case 'word':
    case 'same-text':
      return <LyricDialogs {...props} dialog={dialog} line={line} />
    default:
      return <ConfirmDialogs {...props} dialog={dialog} line={line} />
  }
}
