import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { cardsFault } from '@duologue/domain/shop/reward-fields'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import type { Client } from '../api/client'
import { FormGuard } from '../ui/dialogs/form-guard'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import styles from './earning-form.module.css'
import { useShopCall } from './use-shop-call'

/** The rule for earning: cards for the first completion of an assignment on time, 0 for none. */
export function EarningForm({ client, shop }: { client: Client; shop: ClassShop }) {
  const [isSending, call] = useShopCall(client)
  const { field, form, reset, isTyped } = useForm({
    rules: { earning: value => cardsFault(value, shopLimits.mostEarned) },
    values: { earning: String(shop.earning) },
    onSend: async typed => {
      const earning = Number(typed.earning)
      const save = () => client.shop.changeShop({ params: { id: shop.id }, body: { earning } })
      await Promise.resolve(
        call(typed.earning, save, texts.earningSaved(earning), () => reset(typed)),
      )
    },
  })
  const { fault, ...earning } = field('earning')
  return (
    <section className={styles.earning} aria-labelledby="earning">
      <h2 id="earning">{texts.earning}</h2>
      <p>{texts.earningLead}</p>
      <form {...form} className={styles.form}>
        <TextField
          {...earning}
          label={texts.earningField}
          note={texts.earningNote}
          fault={fault}
          faultIsSentence={fault !== texts.required}
          inputMode="numeric"
          autoComplete="off"
        />
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      <FormGuard isTyped={isTyped} />
    </section>
  )
}
