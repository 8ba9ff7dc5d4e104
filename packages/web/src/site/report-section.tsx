import { aboutTexts as texts } from '@duologue/domain/messages/site/about'
import { productName } from '@duologue/domain/site/product-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contactHref } from './contact-href'
import { siteQuery } from './get-site-query'

const letter = { subject: texts.letterSubject(productName), body: texts.letterBody }

/**
 * How something is reported: the form as children, and a letter for those who rather write one
 * (reports.md#reporting-a-page).
 */
export function ReportSection({ children }: { children: ReactNode }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { operatorContact } = useSuspenseQuery(siteQuery(client)).data
  return (
    <section id="report" aria-labelledby="report-title">
      <h2 id="report-title">{texts.reportHeading}</h2>
      <p>{texts.report}</p>
      {children}
      {operatorContact ? (
        <p>
          {texts.reportByLetter}{' '}
          <a href={contactHref(operatorContact, letter)}>{texts.writeReport}</a>.
        </p>
      ) : null}
    </section>
  )
}
