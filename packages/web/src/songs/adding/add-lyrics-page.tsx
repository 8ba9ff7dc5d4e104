import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { placeWithoutText } from '@duologue/domain/songs/adding/settle-drafts'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Client } from '../../api/client'
import type { UnsentEdit } from '../../autosave/journal'
import { mayAskToSave } from '../../autosave/may-ask-to-save'
import { PressGuard } from '../../autosave/press-guard'
import { PressTools } from '../../autosave/press-tools'
import { useSheetValue } from '../../autosave/use-sheet-value'
import type { SavedHere } from '../../saved-here/saved-here'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import { LateVideoPanel } from '../../video/late-video-panel'
import { useVideo } from '../../video/use-video'
import layout from '../beside-video.module.css'
import type { AddFields } from './add-fields'
import { type Added, createAddSheet } from './add-sheet'

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
export function AddLyricsPage({
  client,
  song,
  journal,
  onStale,
  children,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<AddFields> | null>
  /** The song has changed, and is to be read anew. */
  onStale: () => void
  /** What stands above: what was found of an earlier visit. */
  children?: ReactNode
}) {
  const [sheet] = useState(() => createAddSheet({ client, song, journal }))
  const navigate = useNavigate()
  const video = useVideo()
  const cards = useRef<RowWindowHandle>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  const [seenClash, setSeenClash] = useState<object | null>(null)
  const step = useSheetValue(sheet, it => it.now().draft.step)
  const conflict = useSheetValue(sheet, it => it.now().conflict)

  useFetchedAhead(ahead)
  // Its card is not in the page unless it is in view.
  const refuse = (why: string, place: number) => {
    notify('error', why)
    cards.current?.show(place)
  }
  const askToSave = () => {
    const { step: at, pasted } = sheet.now().draft
    const blank = placeWithoutText(sheet.drafts())
    const wrong = sheet.placeOfWrong()
    // Saving would leave behind what has not been read yet.
    if (at === 'paste' && pasted.trim() !== '') notify('error', texts.continueFirst)
    else if (blank >= 0) refuse(texts.missingText, blank)
    else if (wrong >= 0) refuse(texts.wrongLyrics, wrong)
    // A clash that was put aside is asked about again.
    else if (sheet.now().conflict) setSeenClash(null)
    else if (mayAskToSave(sheet.status())) setIsAsking(true)
  }
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
      {children}
      <div className={layout.columns}>
        <div className={layout.side}>
          <LateVideoPanel video={video} source={song} title={song.titleAndArtist} />
          <PressTools sheet={sheet} save={texts.save} onSave={askToSave} />
        </div>
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
      </div>
      <Suspense>
        {isAsking ? (
          <SaveLyricsDialog
            client={client}
            sheet={sheet}
            onSave={() => leaveWhen(sheet.flush())}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
        {conflict && conflict !== seenClash ? (
          <AddClashDialog
            sheet={sheet}
            onChoose={whose => void leaveWhen(sheet.choose(whose))}
            onClose={() => setSeenClash(conflict)}
          />
        ) : null}
      </Suspense>
      <PressGuard
        isDirty={() => sheet.now().isDirty}
        back={`/editor/songs/${song.id}`}
        onDiscard={sheet.discard}
      />
    </>
  )
}
