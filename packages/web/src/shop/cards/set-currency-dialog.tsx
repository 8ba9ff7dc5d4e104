import type { ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { cardsFault } from '@duologue/domain/shop/reward-fields'
import { useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../shop-dialog.module.css'
import { useShopCall } from '../use-shop-call'

/** The cards that a refused call says a student has now; undefined where it was refused for something else. */
function cardsNow(error: unknown): number | undefined {
  if (!(error instanceof CallFailed) || error.code !== 'currency-changed') return undefined
  const { current } = error
  const isStudent = typeof current === 'object' && current !== null && 'currency' in current
  return isStudent && typeof current.currency === 'number' ? current.currency : undefined
}

/**
 * Asks a teacher how many cards a student should have. What the student spent meanwhile is not undone unseen: then the
 * new number is shown, and sent only when the teacher says so again (shop.md#setting-cards).
 */
export function SetCardsDialog({
  client,
  shop,
  student,
  onClose,
}: {
  client: Client
  shop: string
  student: ShopStudent
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const { id, fullName } = student
  // What the teacher saw when the dialog opened, whatever is fetched behind it.
  const [expected, setExpected] = useState(student.currency)
  const [isChanged, setIsChanged] = useState(false)
  const { field, form } = useForm({
    rules: { cards: value => cardsFault(value) },
    values: { cards: String(expected) },
    onSend: async typed => {
      const currency = Number(typed.cards)
      const body = { currency, expected, shop }
      const set = async (key: string) => {
        try {
          await client.shop.setCurrency({ params: { id }, body }, { key })
        } catch (error) {
          const now = cardsNow(error)
          if (now !== undefined) {
            setExpected(now)
            setIsChanged(true)
          }
          throw error
        }
      }
      const said = texts.cardsSet(fullName, currency)
      await Promise.resolve(call(JSON.stringify(body), set, said, onClose))
    },
  })
  const { fault, ...cards } = field('cards')
  return (
    <DialogForm
      title={texts.setCardsOf(fullName)}
      submit={texts.save}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField
        {...cards}
        label={texts.currency}
        fault={fault}
        faultIsSentence={fault !== texts.required}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className={styles.fault} role="alert">
        {isChanged ? texts.changedMeanwhile(expected) : null}
      </p>
    </DialogForm>
  )
}
