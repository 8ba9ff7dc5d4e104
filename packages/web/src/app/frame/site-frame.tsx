import { language } from '@duologue/domain/messages/language'
import { isPublicPage } from '@duologue/domain/messages/language-address'
import { shell } from '@duologue/domain/messages/site/shell'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useFramed } from '../../saved-here/saved-here'
import { latePart } from '../../ui/feedback/late-part'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { hidesBottomBar, hidesFooter } from './footer-rule'
import { Header } from './header'
import { Help } from './help'
import { LanguageOffer } from './language-offer'
import { PageTold } from './page-told'
import { ScrollToTop } from './scroll-to-top'
import styles from './site-frame.module.css'

// Within a course of a learning platform alone.
const FrameBar = latePart(async () => (await import('../../lti/frame-bar')).FrameBar)

/** What stands around every page: header and footer (site.md#layouts), the way to its content, help. */
export function SiteFrame({ look, children }: { look?: string | undefined; children: ReactNode }) {
  const path = useRouterState({ select: state => state.location.pathname })
  const isFramed = useFramed()
  const isOnTheWay = useRouterState({ select: state => state.isLoading })
  return (
    <>
      <a className="visually-hidden" href="#content">
        {shell.skipToContent}
      </a>
      {isFramed ? (
        <Suspense>
          <FrameBar />
        </Suspense>
      ) : (
        <Header />
      )}
      {language !== 'en' && isPublicPage(path) ? <LanguageOffer /> : null}
      <main id="content" tabIndex={-1} className={look}>
        {isOnTheWay ? (
          <div className={styles.onTheWay} role="progressbar" aria-label={shell.loading} />
        ) : null}
        {children}
      </main>
      {isFramed || hidesFooter(path) ? null : <Footer />}
      {isFramed || hidesBottomBar(path) ? null : <BottomBar />}
      <ScrollToTop />
      <PageTold />
      <Help />
    </>
  )
}
