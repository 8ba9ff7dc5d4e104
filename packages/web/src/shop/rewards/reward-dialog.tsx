import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { rewardCostFault, rewardNameFault, rewardTypes } from '@duologue/domain/shop/reward-fields'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { useShopCall } from '../use-shop-call'

const rules = { name: rewardNameFault, cost: rewardCostFault, type: () => undefined }

/** Asks for name, cost and type of a reward that is made or changed (shop.md#rewards). */
export function RewardDialog({
  client,
  shop,
  reward,
  onClose,
}: {
  client: Client
  shop: string
  /** The reward that is changed; without it a new one is made. */
  reward?: Product | undefined
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const values = reward
    ? { name: reward.name, cost: String(reward.cost), type: reward.type }
    : { name: '', cost: '1', type: 'individual' }
  const { field, form } = useForm({
    rules,
    values,
    onSend: async typed => {
      const type = rewardTypes.find(one => one === typed.type) ?? 'individual'
      const body = { name: typed.name.trim(), cost: Number(typed.cost), type }
      const save = () =>
        reward
          ? client.shop.updateProduct({ params: { id: reward.id }, body })
          : client.shop.createProduct({ body: { ...body, shop } })
      const said = reward ? texts.rewardChanged(body.name) : texts.rewardCreated(body.name)
      await Promise.resolve(call(JSON.stringify(body), save, said, onClose))
    },
  })
  const { fault: costFault, ...cost } = field('cost')
  const hasCards = reward !== undefined && reward.costFunded > 0
  return (
    <DialogForm
      title={reward ? texts.editNamed(reward.name) : texts.createReward}
      submit={reward ? texts.save : texts.createReward}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField {...field('name')} label={texts.name} autoComplete="off" />
      <TextField
        {...cost}
        label={texts.cost}
        note={texts.costNote}
        fault={costFault}
        faultIsSentence={costFault !== texts.required}
        inputMode="numeric"
        autoComplete="off"
        readOnly={hasCards}
      />
      <SelectField {...field('type')} label={texts.type} note={texts.typeNote} disabled={hasCards}>
        {rewardTypes.map(type => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  )
}
