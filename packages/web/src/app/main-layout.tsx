import { shell } from '@duologue/domain/messages/shell'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Footer } from './footer'
import { hidesFooter } from './footer-rule'
import { Header } from './header'
import { Help } from './help'
import styles from './main-layout.module.css'
import { ScrollToTop } from './scroll-to-top'

/** The layout of every page but those of the authentication layout (S3 section 2.1). */
export function MainLayout() {
  const path = useRouterState({ select: state => state.location.pathname })
  const isOnTheWay = useRouterState({ select: state => state.isLoading })
  return (
    <>
      <a className="visually-hidden" href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      {isOnTheWay ? (
        <div className={styles.onTheWay} role="progressbar" aria-label={shell.loading} />
      ) : null}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {hidesFooter(path) ? null : <Footer />}
      <ScrollToTop />
      <Help />
    </>
  )
}
