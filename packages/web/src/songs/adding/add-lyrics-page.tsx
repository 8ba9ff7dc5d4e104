import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { placeWithoutText } from '@duologue/domain/songs/adding/settle-drafts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import { useVideo } from '../../video/use-video'
import { SheetFrame } from '../sheets/sheet-frame'
import type { SheetPageProps } from '../sheets/sheet-screen'
import { useSaveByPress } from '../sheets/use-save-by-press'
import type { AddFields } from './add-fields'
import { createAddSheet } from './add-sheet'
import type { Added } from './parse-lyrics'

const PasteStep = latePart(async () => (await import('./paste-step')).PasteStep)
const EditStep = latePart(async () => (await import('./edit-step')).EditStep)
const PendingLyrics = latePart(async () => (await import('./pending-lyrics')).PendingLyrics)
const ReadingNotes = latePart(async () => (await import('./reading-notes')).ReadingNotes)
const SaveLyricsDialog = latePart(
  async () => (await import('./save-lyrics-dialog')).SaveLyricsDialog,
)
const AddClashDialog = latePart(async () => (await import('./add-clash-dialog')).AddClashDialog)

/** What comes later: whoever loses the connection must be able to go on. */
const ahead = [EditStep, ReadingNotes, SaveLyricsDialog, AddClashDialog]

/** Everything of the add-lyrics page (lyrics.md#add-lyrics): the video at the side, the two steps, and saving. */
export function AddLyricsPage({ client, song, journal, onStale }: SheetPageProps<AddFields>) {
  const [sheet] = useState(() => createAddSheet({ client, song, journal }))
  const navigate = useNavigate()
  const video = useVideo()
  const cards = useRef<RowWindowHandle>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  const step = useSheetValue(sheet, it => it.now().draft.step)

  useFetchedAhead(ahead)
  // Its card is not in the page unless it is in view.
  const refuse = (why: string, place: number) => {
    notify('error', why)
    cards.current?.show(place)
  }
  const isRefused = () => {
    const { step: at, pasted } = sheet.now().draft
    const blank = placeWithoutText(sheet.drafts())
    const wrong = sheet.placeOfWrong()
    // Saving would leave behind what has not been read yet.
    if (at === 'paste' && pasted.trim() !== '') notify('error', texts.continueFirst)
    else if (blank >= 0) refuse(texts.missingText, blank)
    else if (wrong >= 0) refuse(texts.wrongLyrics, wrong)
    else return false
    return true
  }
  const { askToSave, clash, putAside } = useSaveByPress(sheet, {
    isRefused,
    ask: () => setIsAsking(true),
  })
  const leaveWhen = async (saving: Promise<boolean>) => {
    const isSaved = await saving
    setIsAsking(false)
    if (!isSaved) return
    const pending = sheet.saved()?.pending ?? 0
    notify('success', pending > 0 ? texts.savedPending(pending) : texts.saved)
    await navigate({ to: '/editor/songs/$songId', params: { songId: song.id } })
  }
  return (
    <>
      <SheetFrame sheet={sheet} song={song} video={video} save={texts.save} onSave={askToSave}>
        <div>
          <Suspense>
            {step === 'paste' ? (
              <>
                {song.lyrics.some(lyric => lyric.translationPending) ? (
                  <PendingLyrics client={client} sheet={sheet} onTranslated={onStale} />
                ) : null}
                <PasteStep sheet={sheet} onAdded={setAdded} />
              </>
            ) : (
              <>
                {added ? <ReadingNotes client={client} song={song} added={added} /> : null}
                <EditStep client={client} sheet={sheet} video={video} cards={cards} />
              </>
            )}
          </Suspense>
        </div>
      </SheetFrame>
      <Suspense>
        {isAsking ? (
          <SaveLyricsDialog
            client={client}
            sheet={sheet}
            onSave={() => leaveWhen(sheet.flush())}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
        {clash ? (
          <AddClashDialog
            sheet={sheet}
            onChoose={whose => void leaveWhen(sheet.choose(whose))}
            onClose={putAside}
          />
        ) : null}
      </Suspense>
    </>
  )
}
