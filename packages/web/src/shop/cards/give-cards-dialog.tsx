import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { ended, followed } from '@duologue/domain/messages/joined'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { contributionFault } from '@duologue/domain/shop/reward-fields'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { useShopCall } from '../use-shop-call'

/** Asks a student how many cards to give for a reward of the class (shop.md#give-cards). */
export function GiveCardsDialog({
  client,
  reward,
  balance,
  onClose,
}: {
  client: Client
  reward: Product
  balance: number
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const { id, name, cost, costFunded } = reward
  const { field, form } = useForm({
    rules: { amount: value => contributionFault(value, balance) },
    values: { amount: '1' },
    onSend: async typed => {
      const amount = Number(typed.amount)
      const said = texts.contributed(Math.min(amount, cost - costFunded), name)
      const give = (key: string) =>
        client.shop.updateProduct({ params: { id }, body: { amount } }, { key })
      await Promise.resolve(call(`${id} ${amount}`, give, said, onClose))
    },
  })
  return (
    <DialogForm
      title={texts.contributeNamed(name)}
      submit={texts.contribute}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <p>{followed(ended(texts.funded(costFunded, cost)), texts.youHave(balance))}</p>
      <TextField
        {...field('amount')}
        label={texts.amount}
        faultIsSentence
        inputMode="numeric"
        autoComplete="off"
      />
    </DialogForm>
  )
}
