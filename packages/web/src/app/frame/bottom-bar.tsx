import { shell } from '@duologue/domain/messages/site/shell'
import { Link, linkOptions } from '@tanstack/react-router'
import { Icon } from '../../ui/icon'
import styles from './bottom-bar.module.css'

const places = [
  { icon: 'home', text: shell.home, link: linkOptions({ to: '/home' }) },
  { icon: 'sun', text: shell.today, link: linkOptions({ to: '/today' }) },
  {
    icon: 'search',
    text: shell.search,
    link: linkOptions({ to: '/search/conversations', activeOptions: { includeSearch: false } }),
  },
  { icon: 'user', text: shell.classes, link: linkOptions({ to: '/classes' }) },
  { icon: 'library', text: shell.library, link: linkOptions({ to: '/library' }) },
] as const

/** The main places under the thumb, on phones alone (site.md#bottom-bar). */
export function BottomBar() {
  return (
    <nav aria-label={shell.bottomNavigation} className={styles.bar}>
      {places.map(({ icon, text, link }) => (
        <Link key={text} {...link}>
          <Icon name={icon} /> {text}
        </Link>
      ))}
    </nav>
  )
}
