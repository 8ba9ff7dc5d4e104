import type { Word } from '@duologue/contract/words'
import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import type { Client } from '../api/client'
import { Dialog } from '../ui/dialogs/dialog'
import { CreateWordForm } from './create-word-form'
import { EditWordForm } from './update-word-form'

/** The dialog that makes a word (words.md#editor-home). */
export const CreateWordDialog = ({
  onClose,
  ...told
}: {
  client: Client
  language: SongLanguage
  text: string
  onClose: () => void
}) => (
  <Dialog title={texts.createWord} onClose={onClose}>
    <CreateWordForm {...told} onCreated={onClose} />
  </Dialog>
)

/** The dialog that changes a word (words.md#editor-home). */
export const EditWordDialog = ({
  onClose,
  onSaved,
  ...told
}: {
  client: Client
  word: Word
  onSaved?: (word: Word) => void
  onClose: () => void
}) => (
  <Dialog title={texts.edit} onClose={onClose}>
    <EditWordForm
      {...told}
      onSaved={word => {
        onSaved?.(word)
        onClose()
      }}
    />
  </Dialog>
)
