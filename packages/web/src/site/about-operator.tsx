import { aboutTexts as texts } from '@duologue/domain/messages/site/about'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { contactHref } from './contact-href'
import { siteQuery } from './get-site-query'

/** Who runs this installation; plain words where the operator gave nothing. */
export function AboutOperator() {
  const { client } = useRouteContext({ from: '__root__' })
  const { operatorName, operatorContact } = useSuspenseQuery(siteQuery(client)).data
  return (
    <section>
      <h2>{texts.operatorHeading}</h2>
      <p>{operatorName ? texts.operator(operatorName) : texts.noOperator}</p>
      {operatorContact ? (
        <p>
          <a href={contactHref(operatorContact)}>{texts.contact}</a>
        </p>
      ) : (
        <p>{texts.noContact}</p>
      )}
    </section>
  )
}
