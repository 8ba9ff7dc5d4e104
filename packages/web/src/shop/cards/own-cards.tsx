import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { HistoryDialog } from './card-history-dialog'
import styles from './own-cards.module.css'

/** A student's Awesome Cards, shown big, and the way to what they are made of. */
export function OwnCards({ client, shop }: { client: Client; shop: ClassShop }) {
  const [isOpen, setIsOpen] = useState(false)
  const cards = shop.currency ?? 0
  return (
    <section className={styles.cards} aria-label={texts.currency}>
      <p className={styles.sum}>
        <strong aria-live="polite">{texts.number(cards)}</strong> {texts.currency}
      </p>
      <div className={styles.more}>
        {shop.earning > 0 ? <p>{texts.earningShown(shop.earning)}</p> : null}
        <button type="button" className={button.quiet} onClick={() => setIsOpen(true)}>
          {texts.why(cards)}
        </button>
      </div>
      {isOpen ? (
        <HistoryDialog
          client={client}
          title={texts.why(cards)}
          shop={shop.id}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </section>
  )
}
