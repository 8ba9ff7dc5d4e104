import type { CallAnswer } from '@duologue/contract/endpoint'
import type { ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import type { shop as shopCalls } from '@duologue/contract/shop'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { contributionFault } from '@duologue/domain/shop/reward-fields'
import { cardsToMove } from '@duologue/domain/shop/set-currency'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { notify } from '../../ui/feedback/notify'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { useShopCall } from '../use-shop-call'

type Added = CallAnswer<typeof shopCalls.addCards>['students']

/** What the server answered in words: for how many it went as it was asked, and for whom it did not. */
function saidOf(added: Added, wanted: number, asked: number): string {
  const whole = added.filter(({ cards }) => cards === wanted).length
  const others = added.length - whole
  const gone = asked - added.length
  const count = Math.abs(wanted)
  return [
    wanted > 0 ? texts.cardsAdded(count, whole) : texts.cardsTaken(count, whole),
    others > 0 ? (wanted > 0 ? texts.someFull(others) : texts.someFewer(others)) : null,
    gone > 0 ? texts.notInClass(gone) : null,
  ]
    .filter(Boolean)
    .join(' ')
}

const amountFault = (amount: string) => contributionFault(amount, shopLimits.mostCards)

/** Asks a teacher how many cards to add for several students, or to take, in one call (decision 061). */
export function AddCardsDialog({
  client,
  shop,
  students,
  onClose,
}: {
  client: Client
  shop: string
  students: readonly ShopStudent[]
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const [way, setWay] = useState<'add' | 'take'>('add')
  const [amount, setAmount] = useState('1')
  const wanted = way === 'add' ? Number(amount) : -Number(amount)
  const fewer =
    way === 'take' && amountFault(amount) === undefined
      ? students.filter(({ currency }) => cardsToMove(currency, wanted) !== wanted).length
      : 0
  const { field, form } = useForm({
    rules: { amount: amountFault },
    values: { amount: '1' },
    onSend: async () => {
      const body = { cards: wanted, students: students.map(({ id }) => id) }
      let added: Added = []
      const add = async (key: string) => {
        added = (await client.shop.addCards({ params: { id: shop }, body }, { key })).students
      }
      const done = () => {
        notify('success', saidOf(added, wanted, students.length))
        onClose()
      }
      await Promise.resolve(call(JSON.stringify(body), add, undefined, done))
    },
  })
  const { onChange: amountChanged, ...amountField } = field('amount')
  return (
    <DialogForm
      title={texts.addCardsTo(students.length)}
      submit={texts.ways[way]}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <SelectField
        label={texts.addOrTake}
        value={way}
        onChange={event => setWay(event.target.value === 'take' ? 'take' : 'add')}
      >
        <option value="add">{texts.ways.add}</option>
        <option value="take">{texts.ways.take}</option>
      </SelectField>
      <TextField
        {...amountField}
        label={texts.eachCards}
        onChange={event => {
          setAmount(event.target.value)
          amountChanged()
        }}
        faultIsSentence
        inputMode="numeric"
        autoComplete="off"
      />
      <p aria-live="polite">{fewer > 0 ? texts.fewer(fewer) : null}</p>
    </DialogForm>
  )
}
