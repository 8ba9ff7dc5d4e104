import { terms } from '@duologue/domain/messages/terms'
import { TextPage } from '../ui/text-page'

/** /terms (S3 section 2.10). */
export function Terms() {
  return <TextPage page={terms} />
}
