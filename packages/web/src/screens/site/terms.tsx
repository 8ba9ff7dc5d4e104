import { terms } from '@duologue/domain/messages/site/terms'
import { TextPage } from '../../ui/text-page'

/** /terms (site.md#pages-of-words). */
export function Terms() {
  return <TextPage page={terms} />
}
