import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { refusals } from '@duologue/domain/messages/refusals'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { buyRefusal } from '@duologue/domain/shop/buy-reward'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import styles from '../shop-dialog.module.css'
import { useShopCall } from '../use-shop-call'

/** Asks a student before a reward is bought; one card must be left (shop.md#buy-a-reward). */
export function BuyRewardDialog({
  client,
  reward,
  balance,
  user,
  onClose,
}: {
  client: Client
  reward: Product
  balance: number
  user: string
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  const [isTried, setIsTried] = useState(false)
  const { id, name, cost } = reward
  const refusal = buyRefusal(balance, cost)
  const buy = () => {
    setIsTried(true)
    if (refusal) return
    const body = { product: id, owner: user }
    call(id, key => client.shop.buyReward({ body }, { key }), texts.bought(name), onClose)
  }
  return (
    <DialogForm
      title={texts.buyNamed(name)}
      submit={texts.buy}
      isSending={isSending}
      onSubmit={buy}
      onClose={onClose}
    >
      <p>
        {texts.costs(cost)} {texts.youHave(balance)} {refusal ? null : texts.leaves(balance - cost)}
      </p>
      <p className={styles.note}>{texts.keepOne}</p>
      <p className={styles.fault} role="alert">
        {isTried && refusal ? refusals[refusal] : null}
      </p>
    </DialogForm>
  )
}
