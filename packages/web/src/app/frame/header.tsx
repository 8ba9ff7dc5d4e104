import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon'
import { Logo } from '../../ui/logo'
import { AccountMenu } from './account-menu'
import styles from './header.module.css'
import { SideMenu } from './side-menu'
import { ThemeButton } from './theme-button'

/** The header of the main layout; each page that is built adds its link here (site.md#header). */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SideMenu />
        <Link to="/" className={styles.brand}>
          <Logo /> <span>{productName}</span>
        </Link>
        <nav aria-label={shell.mainNavigation} className={styles.links}>
          <Link to="/home">{shell.home}</Link>
          <Link to="/classes">{shell.classes}</Link>
          <Link to="/search/conversations" activeOptions={{ includeSearch: false }}>
            <Icon name="search" /> {shell.search}
          </Link>
          <Link to="/pronunciation/game" className={styles.wide}>
            {shell.pronunciation}
          </Link>
          <Link to="/live/{-$code}" className={styles.wide}>
            {shell.joinGame}
          </Link>
        </nav>
        <AccountMenu />
        <ThemeButton />
      </div>
    </header>
  )
}
