import { questionGroups } from '@duologue/domain/messages/site/faq'
import { helpFor, helpTexts as texts } from '@duologue/domain/messages/site/help'
import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext, useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { InstallLine } from '../../offline/install-line'
import { tutorialShown } from '../../saved-here/battle-choices'
import { contactHref } from '../../site/contact-href'
import { detailsOfPage } from '../../site/details-of-page'
import { siteQuery } from '../../site/get-site-query'
import button from '../../ui/button.module.css'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialogs/dialog'
import { latePart } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import styles from './help-panel.module.css'

const MicrophoneDialog = latePart(
  async () => (await import('../../speech/microphone-dialog')).MicrophoneDialog,
)

const questions = questionGroups.flatMap(group => group.questions)

function restartTutorial() {
  tutorialShown.set(true)
  notify('success', texts.tutorialRestarted)
}

/** The page that is shown, as a report names it: of what follows the path, only which list is played says what it is. */
function useShownPage(path: string): string {
  const list = useRouterState({
    select: ({ location: { search } }) => ('list' in search ? search.list : undefined),
  })
  return typeof list === 'string' ? `${path}?${new URLSearchParams({ list })}` : path
}

/** Help on every page (site.md#help-panel): about this page, the keys, the tutorial once more, whom to ask. */
export function HelpPanel({ path, onClose }: { path: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const site = useQuery(siteQuery(client)).data
  const help = helpFor(path)
  const page = useShownPage(path)
  const [isTesting, setTesting] = useState(false)
  if (isTesting)
    return (
      <Suspense>
        <MicrophoneDialog onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <h3>{texts.thisPage}</h3>
      <p>{help.text}</p>
      <ul className={styles.links}>
        {questions
          .filter(({ id }) => help.ids.includes(id))
          .map(({ id, question }) => (
            <li key={id}>
              <Link to="/faq" hash={id} onClick={onClose}>
                {question}
              </Link>
            </li>
          ))}
        <li>
          <Link to="/faq" onClick={onClose}>
            {texts.allQuestions}
          </Link>
        </li>
      </ul>
      <h3>{texts.keysTitle}</h3>
      <dl className={styles.keys}>
        {texts.keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts.triesTitle}</h3>
      <div className={styles.actions}>
        <button type="button" className={button.secondary} onClick={() => setTesting(true)}>
          {speechTexts.test}
        </button>
        <button type="button" className={button.secondary} onClick={restartTutorial}>
          {texts.restartTutorial}
        </button>
      </div>
      <InstallLine />
      <h3>{texts.contactTitle}</h3>
      <p>{texts.askTeacher}</p>
      <div className={styles.actions}>
        {site?.operatorContact ? (
          <a className={button.secondary} href={contactHref(site.operatorContact)}>
            {texts.operator}
          </a>
        ) : (
          <Link className={button.secondary} to="/about" onClick={onClose}>
            {texts.about}
          </Link>
        )}
        <Link
          className={button.secondary}
          to="/about"
          search={{ page }}
          hash="report"
          onClick={onClose}
        >
          {texts.reportPage}
        </Link>
        <CopyButton
          text={detailsOfPage(site?.version ?? '', path, window)}
          copied={texts.detailsCopied}
        >
          {texts.copyDetails}
        </CopyButton>
      </div>
    </Dialog>
  )
}
