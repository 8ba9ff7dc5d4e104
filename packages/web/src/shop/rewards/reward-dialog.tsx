import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { rewardCostFault, rewardNameFault, rewardTypes } from '@duologue/domain/shop/reward-fields'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { useShopCall } from '../use-shop-call'

const rules = { name: rewardNameFault, cost: rewardCostFault, type: () => undefined }

/** What a teacher says of a reward. */
export interface RewardTold {
  name: string
  cost: number
  type: (typeof rewardTypes)[number]
}

/** Asks for name, cost and type of a reward (shop.md#rewards); those of one that has cards already stay. */
export function RewardDialog({
  client,
  title,
  submit,
  reward: { name, cost, type },
  hasCards = false,
  save,
  success,
  onClose,
}: {
  client: Client
  title: string
  submit: string
  /** What stands there at first. */
  reward: RewardTold
  /** Whether cards were given for it. */
  hasCards?: boolean
  save: (told: RewardTold) => Promise<unknown>
  success: (name: string) => string
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const { field, form } = useForm({
    rules,
    values: { name, cost: String(cost), type },
    onSend: async typed => {
      const chosen = rewardTypes.find(one => one === typed.type) ?? 'individual'
      const told = { name: typed.name.trim(), cost: Number(typed.cost), type: chosen }
      const said = success(told.name)
      await Promise.resolve(call(JSON.stringify(told), () => save(told), said, onClose))
    },
  })
  const { fault: costFault, ...costField } = field('cost')
  return (
    <DialogForm
      title={title}
      submit={submit}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField {...field('name')} label={texts.name} autoComplete="off" />
      <TextField
        {...costField}
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
