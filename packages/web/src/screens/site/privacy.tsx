import { privacy } from '@duologue/domain/messages/site/privacy'
import { getRouteApi } from '@tanstack/react-router'
import { PrivacyOfDrafts } from '../../site/privacy-of-drafts'
import { TextPage } from '../../ui/text-page'

const route = getRouteApi('/main/privacy')

/** /privacy (site.md#pages-of-words). */
export function Privacy() {
  const { drafts } = route.useLoaderData()
  return (
    <TextPage page={privacy}>
      <PrivacyOfDrafts drafts={drafts} />
    </TextPage>
  )
}
