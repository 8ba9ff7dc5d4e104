import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { fetchFile } from '../../api/fetch-file'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { saveBlob } from '../../ui/save-blob'
import styles from '../assignments.module.css'

/** The results of a class as a file for a spreadsheet; the call needs the login, so a plain link would not do. */
export function ExportButtons({ classId, name }: { classId: string; name: string }) {
  const [isSending, send] = useSending()
  const save = (kind: 'csv' | 'xlsx') =>
    send(async () => {
      const file = await fetchFile(`/api/classes/${classId}/export.${kind}`)
      if (file) saveBlob(`${name}.${kind}`, file)
      else notify('error', texts.exportFailed)
    })
  return (
    <div className={styles.bar}>
      <span className={styles.count}>{texts.exportAll}</span>
      {(['csv', 'xlsx'] as const).map(kind => (
        <button
          key={kind}
          type="button"
          className={button.secondary}
          disabled={isSending}
          onClick={() => save(kind)}
        >
          {kind === 'csv' ? texts.exportCsv : texts.exportXlsx}
        </button>
      ))}
    </div>
  )
}
