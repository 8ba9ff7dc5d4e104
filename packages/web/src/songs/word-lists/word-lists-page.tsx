import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { pressDialogTexts } from '@duologue/domain/messages/saving/saving-by-press'
import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { type ReactNode, Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import type { UnsentEdit } from '../../autosave/journal'
import { mayAskToSave } from '../../autosave/may-ask-to-save'
import { PressGuard } from '../../autosave/press-guard'
import { PressTools } from '../../autosave/press-tools'
import { useSheetValue } from '../../autosave/use-sheet-value'
import type { SavedHere } from '../../saved-here/saved-here'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { RowWindow } from '../../ui/lists/row-window'
import { LateVideoPanel } from '../../video/late-video-panel'
import { useVideo } from '../../video/use-video'
import styles from '../beside-video.module.css'
import type { ListFields } from './list-fields'
import { ListRow } from './list-row'
import { createListSheet } from './list-sheet'

const CutDialog = latePart(async () => (await import('./cut-dialog')).CutDialog)
const ListClashDialog = latePart(async () => (await import('./list-clash-dialog')).ListClashDialog)

const tellAmbiguous = (words: readonly { text: string; choices: number }[]) => {
  for (const { text, choices } of words) notify('info', texts.ambiguous(text, choices))
}

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [CutDialog, ListClashDialog]

/** Everything of the words editor for a song that has lyrics (lyrics.md#words-editor). */
export function WordListsPage({
  client,
  song,
  journal,
  children,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<ListFields> | null>
  /** What stands above: what was found of an earlier visit. */
  children?: ReactNode
}) {
  useFetchedAhead(ahead)
  const [sheet] = useState(() =>
    createListSheet({
      client,
      song,
      journal,
      onAmbiguous: tellAmbiguous,
      onSaved: () => notify('success', texts.saved),
    }),
  )
  const video = useVideo()
  const [cutting, setCutting] = useState<number | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [seenClash, setSeenClash] = useState<object | null>(null)
  const conflict = useSheetValue(sheet, it => it.now().conflict)
  const count = useSheetValue(sheet, it => it.lines().length)

  const askToSave = () => {
    if (sheet.hasFault()) notify('error', texts.notValid)
    else if (sheet.now().conflict) setSeenClash(null)
    else if (!sheet.hasEdits()) notify('error', pressDialogTexts.nothingToSave)
    else if (mayAskToSave(sheet.status())) setIsAsking(true)
  }
  const save = async () => {
    setIsAsking(false)
    await sheet.flush()
  }
  return (
    <>
      {children}
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.columns}>
        <div className={styles.side}>
          <LateVideoPanel video={video} source={song} title={song.titleAndArtist} />
          <PressTools sheet={sheet} save={texts.save} onSave={askToSave} />
        </div>
        <RowWindow
          label={texts.lyrics}
          count={count}
          row={place => (
            <ListRow
              key={place}
              sheet={sheet}
              video={video}
              lang={codeOfSongLanguage(song.language)}
              place={place}
              onCut={setCutting}
            />
          )}
        />
      </div>
      {cutting === null ? null : (
        <Suspense>
          <CutDialog sheet={sheet} place={cutting} onClose={() => setCutting(null)} />
        </Suspense>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={texts.saveTitle}
          confirm={pressDialogTexts.saveYes}
          look="primary"
          onConfirm={save}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.saveLead}</p>
        </ConfirmDialog>
      ) : null}
      {conflict && conflict !== seenClash ? (
        <Suspense>
          <ListClashDialog
            sheet={sheet}
            ids={conflict.fields.map(String)}
            theirs={conflict.theirs.fields}
            onClose={() => setSeenClash(conflict)}
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
