import { aboutTexts as texts } from '@duologue/domain/messages/site/about'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { siteQuery } from './get-site-query'

/** Which version of the product runs here. */
export function AboutVersion() {
  const { client } = useRouteContext({ from: '__root__' })
  return <p>{texts.version(useSuspenseQuery(siteQuery(client)).data.version)}</p>
}
