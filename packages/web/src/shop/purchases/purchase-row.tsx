import type { Item } from '@duologue/contract/shapes/item-shapes'
import { moment } from '@duologue/domain/messages/said-in'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import button from '../../ui/button.module.css'
import styles from '../shop-table.module.css'

/** Whose a purchase is, by name. */
export const ownerOf = ({ owner }: Item) => owner?.fullName ?? texts.wholeClass

function stateOf({ isUsable, refundedAt, usedBy }: Item): string {
  if (refundedAt !== null) return texts.refunded
  if (isUsable) return texts.usable
  return usedBy ? texts.usedBy(usedBy.fullName) : texts.used
}

/** One purchase as a row. */
export function ItemRow({
  item,
  may,
  onAsk,
}: {
  item: Item
  may: { use: boolean; refund: boolean }
  onAsk: (asked: { what: 'use' | 'refund'; item: Item }) => void
}) {
  const { product, isUsable, createdAt } = item
  return (
    <tr>
      <th scope="row" data-long>
        {product.name}
      </th>
      <td data-long>{ownerOf(item)}</td>
      <td data-label={texts.boughtAt}>{moment(Date.parse(createdAt))}</td>
      <td className={styles.number} data-label={texts.cost}>
        {texts.number(product.cost)}
      </td>
      <td>
        <span className={styles.state} data-usable={isUsable}>
          {stateOf(item)}
        </span>
      </td>
      <td>
        <span className={styles.actions}>
          {isUsable && may.use ? (
            <button
              type="button"
              className={button.secondary}
              aria-label={
                may.refund
                  ? texts.markUsedNamed(product.name, ownerOf(item))
                  : texts.useNamed(product.name)
              }
              onClick={() => onAsk({ what: 'use', item })}
            >
              {may.refund ? texts.markUsed : texts.use}
            </button>
          ) : null}
          {isUsable && may.refund ? (
            <button
              type="button"
              className={button.quiet}
              aria-label={texts.refundItemNamed(product.name, ownerOf(item))}
              onClick={() => onAsk({ what: 'refund', item })}
            >
              {texts.refundItem}
            </button>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
