import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../ui/link-tabs'
import styles from './shop-tabs.module.css'

/** The tabs of a shop; the badge counts the purchases that can be used still (shop.md#store-page). */
export function ShopTabs({
  shop,
  title,
  isOnly,
}: {
  shop: ClassShop
  title: string
  /** The only one there is: /shop without more leads to it. */
  isOnly: boolean
}) {
  const { id, activeItems } = shop
  const which = isOnly ? {} : { shop: id }
  const exact = { exact: true } as const
  return (
    <LinkTabs label={title}>
      <Link to="/shop" search={which} activeOptions={exact}>
        {texts.rewards}
      </Link>
      {shop.part === 'student' ? null : (
        <Link to="/shop" search={{ ...which, tab: 'students' }} activeOptions={exact}>
          {texts.students}
        </Link>
      )}
      <Link to="/shop" search={{ ...which, tab: 'purchases' }} activeOptions={exact}>
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
