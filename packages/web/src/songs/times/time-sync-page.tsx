import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { toSeconds } from '@duologue/domain/songs/times/time'
import { Suspense, useCallback, useState } from 'react'
import button from '../../ui/button.module.css'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { useVideo } from '../../video/use-video'
import { SheetFrame } from '../sheets/sheet-frame'
import type { SheetPageProps } from '../sheets/sheet-screen'
import { useSaveByPress } from '../sheets/use-save-by-press'
import { ProposedTimes } from './proposal/proposed-times'
import { SyncSettings } from './sync-settings'
import { TapPanel } from './tap-panel'
import type { TimeFields } from './time-fields'
import { TimeList } from './time-list'
import { createTimeSheet } from './time-sheet'
import type { TimeSyncDialog } from './time-sync-dialogs'
import { useCheckedTimes } from './use-checked-times'
import { type TimeKeys, useTimeKeys } from './use-time-keys'
import { LateWaveform } from './waveform/late-waveform'

const TimeSyncDialogs = latePart(async () => (await import('./time-sync-dialogs')).TimeSyncDialogs)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [TimeSyncDialogs]

/** Seconds that are heard again. */
const replayed = 2

/** Everything of the time-sync page for a song that has lyrics (songs.md#time-sync). */
export function TimeSyncPage({ client, song, journal }: SheetPageProps<TimeFields>) {
  useFetchedAhead(ahead)
  const [sheet] = useState(() => createTimeSheet({ client, song, journal }))
  const video = useVideo()
  const [open, setOpen] = useState<TimeSyncDialog>(null)
  const [isTapping, setIsTapping] = useState(false)
  const checking = useCheckedTimes(sheet, video)
  const { askToSave, clash, putAside } = useSaveByPress(sheet, {
    isRefused: () => {
      // What is typed in a field is taken over when it is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (sheet.hasWrong()) notify('error', texts.notValid)
      return sheet.hasWrong()
    },
    ask: () => setOpen('save'),
  })
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
    nextToCheck: checking.nextToCheck,
    accept: checking.accept,
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
    putAside()
  }
  return (
    <>
      <SheetFrame
        sheet={sheet}
        song={song}
        video={video}
        save={texts.save}
        onSave={askToSave}
        tools={
          <button type="button" className={button.secondary} onClick={keys.showKeys}>
            {texts.keys} <kbd>?</kbd>
          </button>
        }
        side={
          <>
            <TapPanel
              sheet={sheet}
              video={video}
              keys={keys}
              isTapping={isTapping}
              onTapping={setIsTapping}
            />
            <SyncSettings
              sheet={sheet}
              onOffset={() => setOpen('offset')}
              onPropose={() => setOpen('propose')}
            />
            <ProposedTimes sheet={sheet} checking={checking} />
          </>
        }
      >
        <div>
          <LateWaveform sheet={sheet} video={video} address={song.mediaUrl} />
          <TimeList sheet={sheet} video={video} language={song.language} onRest={askForRest} />
        </div>
      </SheetFrame>
      {open || clash ? (
        <Suspense>
          <TimeSyncDialogs
            client={client}
            song={song}
            sheet={sheet}
            video={video}
            open={open}
            clash={clash}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
