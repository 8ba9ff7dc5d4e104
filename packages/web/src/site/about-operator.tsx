import { aboutTexts as texts } from '@duologue/domain/messages/site/about'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { contactHref } from './contact-href'
import { siteQuery } from './get-site-query'

/** Who runs this installation; nothing where the operator said nothing. */
export function AboutOperator() {
  const { client } = useRouteContext({ from: '__root__' })
  const { operatorName, operatorContact } = useSuspenseQuery(siteQuery(client)).data
  if (!operatorName && !operatorContact) return null
  return (
    <section>
      <h2>{texts.operatorHeading}</h2>
      {operatorName ? <p>{texts.operator(operatorName)}</p> : null}
      {operatorContact ? (
        <p>
          <a href={contactHref(operatorContact)}>{texts.contact}</a>
        </p>
      ) : null}
    </section>
  )
}
