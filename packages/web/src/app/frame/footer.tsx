import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { Link } from '@tanstack/react-router'
import { SiteLanguageForm } from '../../session/language/site-language-form'
import { Logo } from '../../ui/logo'
import styles from './footer.module.css'

/** The footer; each page that is built adds its link here (site.md#footer). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Logo /> {productName}
        </Link>
        <span>{shell.tagline}</span>
        <nav aria-label={shell.footerNavigation}>
          <Link to="/about">{shell.about}</Link>
          <Link to="/faq">{shell.faq}</Link>
          <Link to="/philosophy">{shell.philosophy}</Link>
          <Link to="/privacy">{shell.privacy}</Link>
          <Link to="/terms">{shell.terms}</Link>
        </nav>
        <SiteLanguageForm />
      </div>
    </footer>
  )
}
