import type { ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { useShopCall } from '../use-shop-call'
import styles from './card-steps.module.css'

/** What one press adds, or takes. */
const steps = [-5, 5, 10] as const

/** Adds cards for one student, or takes some, by one press (shop.md#adding-cards). */
export function CardSteps({
  client,
  shop,
  student,
}: {
  client: Client
  shop: string
  student: ShopStudent
}) {
  const [isSending, call] = useShopCall(client)
  const { id, fullName, currency } = student
  const add = (cards: number) => {
    const body = { cards, students: [id] }
    const send = (key: string) => client.shop.addCards({ params: { id: shop }, body }, { key })
    const said = cards > 0 ? texts.cardsAdded(cards, 1) : texts.cardsTaken(-cards, 1)
    call(JSON.stringify(body), send, said, () => undefined)
  }
  return (
    <span className={styles.steps}>
      {steps.map(step => (
        <button
          key={step}
          type="button"
          aria-label={texts.step(fullName, texts.changeOf(step))}
          // One that sends keeps the focus.
          aria-disabled={isSending}
          disabled={currency + step < 0}
          onClick={() => isSending || add(step)}
        >
          {texts.changeOf(step)}
        </button>
      ))}
    </span>
  )
}
