import { aboutTexts as texts } from '@duologue/domain/messages/site/about'
import { productName } from '@duologue/domain/site/product-name'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ReportForm } from '../../reports/send-report-form'
import { AboutOperator } from '../../site/about-operator'
import { AboutVersion } from '../../site/about-version'
import { ReportSection } from '../../site/report-section'
import styles from '../../ui/text-page.module.css'

const route = getRouteApi('/main/about')

/** /about: what this is, who runs it, where things come from (site.md#about-page). */
export function About() {
  const { client } = route.useRouteContext()
  const { page = '' } = route.useSearch()
  return (
    <article className={styles.text}>
      <h1>{texts.title(productName)}</h1>
      <p className={styles.lead}>{texts.lead(productName)}</p>
      <p>
        <Link to="/philosophy">{texts.philosophy}</Link>
      </p>
      <section>
        <h2>{texts.languagesHeading}</h2>
        <p>{texts.languages}</p>
      </section>
      <AboutOperator />
      <ReportSection>
        <ReportForm key={page} client={client} page={page} />
      </ReportSection>
      <section>
        <h2>{texts.creditsHeading}</h2>
        {texts.credits.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <AboutVersion />
      </section>
    </article>
  )
}
