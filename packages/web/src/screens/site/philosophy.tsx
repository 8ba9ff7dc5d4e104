import { philosophy } from '@duologue/domain/messages/site/philosophy'
import { SuccessorNote } from '../../site/successor-note'
import { TextPage } from '../../ui/text-page'

/** /philosophy with the note about the successor app (site.md#pages-of-words). */
export function Philosophy() {
  return (
    <TextPage page={philosophy}>
      <SuccessorNote />
    </TextPage>
  )
}
