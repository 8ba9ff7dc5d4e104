import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { pressDialogTexts } from '@duologue/domain/messages/saving/saving-by-press'
import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { Suspense, useState } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { RowWindow } from '../../ui/lists/row-window'
import { useVideo } from '../../video/use-video'
import { SheetFrame } from '../sheets/sheet-frame'
import styles from '../sheets/sheet-frame.module.css'
import type { SheetPageProps } from '../sheets/sheet-screen'
import { useSaveByPress } from '../sheets/use-save-by-press'
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
export function WordListsPage({ client, song, journal }: SheetPageProps<ListFields>) {
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
  const count = useSheetValue(sheet, it => it.lines().length)

  const { askToSave, clash, putAside } = useSaveByPress(sheet, {
    isRefused: () => {
      if (sheet.hasFault()) notify('error', texts.notValid)
      return sheet.hasFault()
    },
    ask: () =>
      sheet.hasEdits() ? setIsAsking(true) : notify('error', pressDialogTexts.nothingToSave),
  })
  const save = async () => {
    setIsAsking(false)
    await sheet.flush()
  }
  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <SheetFrame sheet={sheet} song={song} video={video} save={texts.save} onSave={askToSave}>
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
      </SheetFrame>
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
      {clash ? (
        <Suspense>
          <ListClashDialog
            sheet={sheet}
            ids={clash.fields.map(String)}
            theirs={clash.theirs.fields}
            onClose={putAside}
          />
        </Suspense>
      ) : null}
    </>
  )
}
