import { privacy } from '@duologue/domain/messages/site/privacy'
import { TextPage } from '../../ui/text-page'

/** /privacy (site.md#pages-of-words). */
export function Privacy() {
  return <TextPage page={privacy} />
}
