import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { toSeconds } from '@duologue/domain/songs/times/time'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Client } from '../../api/client'
import type { UnsentEdit } from '../../autosave/journal'
import { mayAskToSave } from '../../autosave/may-ask-to-save'
import { PressGuard } from '../../autosave/press-guard'
import { PressTools } from '../../autosave/press-tools'
import { useSheetValue } from '../../autosave/use-sheet-value'
import type { SavedHere } from '../../saved-here/saved-here'
import button from '../../ui/button.module.css'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { LateVideoPanel } from '../../video/late-video-panel'
import { useVideo } from '../../video/use-video'
import styles from '../beside-video.module.css'
import { SyncSettings } from './sync-settings'
import { TapPanel } from './tap-panel'
import type { TimeFields } from './time-fields'
import { TimeList } from './time-list'
import { createTimeSheet } from './time-sheet'
import type { TimeSyncDialog } from './time-sync-dialogs'
import { type TimeKeys, useTimeKeys } from './use-time-keys'

const TimeSyncDialogs = latePart(async () => (await import('./time-sync-dialogs')).TimeSyncDialogs)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [TimeSyncDialogs]

/** Seconds that are heard again. */
const replayed = 2

/** Everything of the time-sync page for a song that has lyrics (songs.md#time-sync). */
export function TimeSyncPage({
  client,
  song,
  journal,
  children,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<TimeFields> | null>
  /** What stands above: what was found of an earlier visit. */
  children?: ReactNode
}) {
  useFetchedAhead(ahead)
  const [sheet] = useState(() => createTimeSheet({ client, song, journal }))
  const video = useVideo()
  const [open, setOpen] = useState<TimeSyncDialog>(null)
  const [isTapping, setIsTapping] = useState(false)
  const [seenClash, setSeenClash] = useState<object | null>(null)
  const conflict = useSheetValue(sheet, it => it.now().conflict)

  const askToSave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (sheet.hasWrong()) notify('error', texts.notValid)
    // A clash that was put aside is asked about again.
    else if (sheet.now().conflict) setSeenClash(null)
    else if (mayAskToSave(sheet.status())) setOpen('save')
  }
  const keys: TimeKeys = {
    tap: at => sheet.tap(video.timeAt(at)),
    end: at => sheet.tapEnd(video.timeAt(at)),
    back: () => {
      const from = sheet.tapBack()
      if (from !== null) video.seek(from)
    },
    playOrPause: () => (video.isPlaying() ? video.pause() : video.play()),
    replay: () => video.playFrom(Math.max(0, video.now() - replayed)),
    loop: () => {
      const { next } = sheet.tapPlace()
      const lyric = sheet.timeline()[Math.max(0, next - 1)]
      if (lyric && lyric.stop > lyric.start)
        video.loop(toSeconds(lyric.start), toSeconds(lyric.stop))
    },
    stopTapping: () => setIsTapping(false),
    undo: sheet.undo,
    redo: sheet.redo,
    save: askToSave,
    showKeys: () => setOpen('keys'),
  }
  useTimeKeys(isTapping, keys)
  // The very same function every time, or all rows would be rendered anew.
  const askForRest = useCallback((restFrom: number) => setOpen({ restFrom }), [])

  const close = () => {
    setOpen(null)
    setSeenClash(sheet.now().conflict)
  }
  return (
    <>
      {children}
      <div className={styles.columns}>
        <div className={styles.side}>
          <LateVideoPanel video={video} source={song} title={song.titleAndArtist} />
          <PressTools sheet={sheet} save={texts.save} onSave={askToSave}>
            <button type="button" className={button.secondary} onClick={keys.showKeys}>
              {texts.keys} <kbd>?</kbd>
            </button>
          </PressTools>
          <TapPanel
            sheet={sheet}
            video={video}
            keys={keys}
            isTapping={isTapping}
            onTapping={setIsTapping}
          />
          <SyncSettings sheet={sheet} onOffset={() => setOpen('offset')} />
        </div>
        <TimeList sheet={sheet} video={video} language={song.language} onRest={askForRest} />
      </div>
      {open || conflict ? (
        <Suspense>
          <TimeSyncDialogs
            sheet={sheet}
            video={video}
            open={open}
            isClashing={conflict !== seenClash}
            onClose={close}
          />
        </Suspense>
      ) : null}
      <PressGuard
        isDirty={() => sheet.now().isDirty}
        back={`/editor/songs/${song.id}`}
        onDiscard={sheet.discard}
      />
    </>
  )
}
