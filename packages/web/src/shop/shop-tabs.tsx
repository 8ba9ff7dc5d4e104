import type { ClassShop } from '@duologue/contract/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../ui/link-tabs'
import styles from './shop-tabs.module.css'

/** The tabs of a shop; the badge counts the purchases that can be used still (S2 section 2). */
export function ShopTabs({ shop, title }: { shop: ClassShop; title: string }) {
  const { id, activeItems } = shop
  const exact = { exact: true } as const
  return (
    <LinkTabs label={title}>
      <Link to="/shop" search={{ shop: id }} activeOptions={exact} replace>
        {texts.rewards}
      </Link>
      {shop.part === 'student' ? null : (
        <Link to="/shop" search={{ shop: id, tab: 'students' }} activeOptions={exact} replace>
          {texts.students}
        </Link>
      )}
      <Link to="/shop" search={{ shop: id, tab: 'purchases' }} activeOptions={exact} replace>
        {texts.purchases}
        {activeItems > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{texts.number(activeItems)}</span>
            <span className={styles.unseen}>{texts.activeItems(activeItems)}</span>
          </span>
        ) : null}
      </Link>
    </LinkTabs>
  )
}
