import { productName } from '@duologue/domain/choices/limits'
import { Link, Outlet } from '@tanstack/react-router'
import { Logo } from '../ui/logo'
import styles from './auth-layout.module.css'

/** The quiet layout of not-found and, later, of the pages around logging in (S3 section 2.1). */
export function AuthLayout() {
  return (
    <div className={styles.page}>
      <header>
        <Link to="/" className={styles.brand}>
          <Logo /> {productName}
        </Link>
      </header>
      <main id="content" className={styles.card}>
        <Outlet />
      </main>
    </div>
  )
}
