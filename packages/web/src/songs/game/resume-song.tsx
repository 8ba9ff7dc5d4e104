import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { useState } from 'react'
import { gameClock } from '../../battle/game-clock'
import { StageDialog } from '../../battle/stage-dialog'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { runSong, type SongRecord } from './run-song'

/** What a reload offers: to go on with the game that was played, or to begin a new one (song-games.md#leaving). */
export function ResumeSong({
  sheet,
  record,
  onResume,
  onNew,
}: {
  sheet: SongSheet
  record: SongRecord
  onResume: () => void
  onNew: () => void
}) {
  const [{ place, parts }] = useState(() => runSong(sheet, record, gameClock).now())
  return (
    <StageDialog
      title={texts.resumeTitle}
      actions={
        <>
          <button type="button" className={button.secondary} onClick={onNew}>
            {texts.newGame}
          </button>
          <button type="button" className={button.primary} onClick={onResume}>
            <Icon name="play" filled /> {texts.resume}
          </button>
        </>
      }
    >
      <p>{texts.resumeLead(place + 1, parts.length)}</p>
      {record.wishes.relaxed ? null : <p>{battleTexts.resumeClock}</p>}
    </StageDialog>
  )
}
