import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { ReactNode } from 'react'
import { PressGuard } from '../../autosave/press-guard'
import type { pressSheet } from '../../autosave/press-sheet'
import { PressTools } from '../../autosave/press-tools'
import { LateVideoPanel } from '../../video/late-video-panel'
import type { Video } from '../../video/video'
import styles from './sheet-frame.module.css'

type Sheet = Pick<
  ReturnType<typeof pressSheet>,
  'status' | 'depth' | 'canRedo' | 'undo' | 'redo' | 'discard'
> & { now: () => { isDirty: boolean }; subscribe: (listener: () => void) => () => void }

/** The lyrics of a song beside its video, with how saving stands and the guard on leaving (songs.md#save-by-press). */
export function SheetFrame({
  sheet,
  song,
  video,
  save,
  onSave,
  tools,
  side,
  children,
}: {
  sheet: Sheet
  song: WholeSong
  video: Video
  /** What the button says that saves. */
  save: string
  onSave: () => void
  /** Beside the buttons of saving, and under them. */
  tools?: ReactNode
  side?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.side}>
          <LateVideoPanel video={video} source={song} title={song.titleAndArtist} />
          <PressTools sheet={sheet} save={save} onSave={onSave}>
            {tools}
          </PressTools>
          {side}
        </div>
        {children}
      </div>
      <PressGuard
        isDirty={() => sheet.now().isDirty}
        back={`/editor/songs/${song.id}`}
        onDiscard={sheet.discard}
      />
    </>
  )
}
