import { sandboxTexts as texts } from '@duologue/domain/messages/sandbox'
import { CardTable } from '../site/card-table'
import page from '../ui/page.module.css'

/** /sandbox: twenty numbered cards that can be dragged in a grid of four columns (S3 section 2.10). */
export function Sandbox() {
  return (
    <div className={page.page}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <CardTable />
    </div>
  )
}
