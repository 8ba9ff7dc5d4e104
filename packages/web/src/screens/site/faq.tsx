import { faqTexts as texts } from '@duologue/domain/messages/site/faq'
import { Questions } from '../../site/questions'
import page from '../../ui/text-page.module.css'

/** /faq: questions that can be searched, each with an address of its own (site.md#questions-page). */
export function Faq() {
  return (
    <article className={page.text}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <Questions />
    </article>
  )
}
