import { productName } from '@duologue/domain/choices/limits'
import { aboutTexts as texts } from '@duologue/domain/messages/about'
import { Link } from '@tanstack/react-router'
import { AboutOperator } from '../site/about-operator'
import { AboutVersion } from '../site/about-version'
import page from '../ui/text-page.module.css'

const sampleLanguages = 'Spanish, French, Chinese, German and English'

/** /about: what this is, who runs it, where things come from (open-pages 3.7). */
export function About() {
  return (
    <article className={page.text}>
      <h1>{texts.title(productName)}</h1>
      <p className={page.lead}>{texts.lead(productName)}</p>
      <p>
        <Link to="/philosophy">{texts.philosophy}</Link>
      </p>
      <section>
        <h2>{texts.languagesHeading}</h2>
        <p>{texts.languages(sampleLanguages)}</p>
      </section>
      <AboutOperator />
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
