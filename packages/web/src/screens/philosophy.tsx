import { philosophy } from '@duologue/domain/messages/philosophy'
import { SuccessorNote } from '../site/successor-note'
import { TextPage } from '../ui/text-page'

/** /philosophy with the note about the successor app (S3 section 2.10). */
export function Philosophy() {
  return (
    <TextPage page={philosophy}>
      <SuccessorNote />
    </TextPage>
  )
}
