import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { storeTitleFault } from '@duologue/domain/shop/reward-fields'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { FormGuard } from '../ui/dialogs/form-guard'
import { SettingsSection } from '../ui/fields/settings-section'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { shopQuery } from './get-shop-query'
import { useShopCall } from './use-shop-call'

function TitleForm({ client, shop, usual }: { client: Client; shop: ClassShop; usual: string }) {
  const [isSending, call] = useShopCall(client)
  const { field, form, reset, isTyped } = useForm({
    rules: { title: storeTitleFault },
    values: { title: shop.title ?? '' },
    onSend: async ({ title }) => {
      const save = () => client.shop.changeShop({ params: { id: shop.id }, body: { title } })
      await Promise.resolve(call(title, save, texts.storeTitleSaved, () => reset({ title })))
    },
  })
  return (
    <>
      <form {...form}>
        <TextField
          {...field('title')}
          label={texts.storeTitle}
          note={texts.storeTitleNote(usual)}
          placeholder={usual}
          autoComplete="off"
        />
        <SubmitButton isSending={isSending}>{texts.saveTitle}</SubmitButton>
      </form>
      <FormGuard isTyped={isTyped} />
    </>
  )
}

/**
 * What a class calls its store, in the settings of the class (shop.md#store-page); nothing where the store is not open
 * to the teacher.
 */
export function StoreTitleForm({
  client,
  id,
  usual,
}: {
  client: Client
  id: string
  /** What the installation calls stores. */
  usual: string
}) {
  const { data: shop } = useQuery({ ...shopQuery(client, id), refetchInterval: false })
  if (!shop) return null
  return (
    <SettingsSection title={texts.classStore}>
      <p>{texts.storeTitleLead}</p>
      <TitleForm client={client} shop={shop} usual={usual} />
    </SettingsSection>
  )
}
