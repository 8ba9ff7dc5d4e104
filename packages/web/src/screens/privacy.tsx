import { privacy } from '@duologue/domain/messages/privacy'
import { TextPage } from '../ui/text-page'

/** /privacy (S3 section 2.10). */
export function Privacy() {
  return <TextPage page={privacy} />
}
