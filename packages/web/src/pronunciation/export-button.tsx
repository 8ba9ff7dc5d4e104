import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { fetchFile } from '../api/fetch-file'
import button from '../ui/button.module.css'
import { notify } from '../ui/feedback/notify'
import { useSending } from '../ui/feedback/use-sending'
import { saveBlob } from '../ui/save-blob'

/** A list as a file for a spreadsheet; a draft needs the login, so a plain link would not do. */
export function ExportButton({ list: { id, title } }: { list: PronunciationList }) {
  const [isSending, send] = useSending()
  const save = async () => {
    const file = await fetchFile(`/api/pronunciation-lists/${id}/export.csv`)
    if (file) saveBlob(`${title}.csv`, file)
    else notify('error', texts.exportFailed)
  }
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSending}
      onClick={() => send(save)}
    >
      {texts.exportCsv}
    </button>
  )
}
