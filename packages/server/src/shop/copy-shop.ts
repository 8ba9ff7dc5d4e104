import type { ClassCopies } from '../classes/index'
import { newId } from '../outside/random/new-id'
import { insertProducts, productsOfShop } from './rewards/product-store'
import type { ShopRoom } from './shop-room'
import { changeShopRow, shopRow } from './shop-store'

/** The store of a class in another one: rewards that nobody has given for, rule and title (classes.md#copying). */
export const copyShop =
  ({ random, clock }: Pick<ShopRoom, 'random' | 'clock'>): ClassCopies['rewards'] =>
  async (transaction, from, to) => {
    const { earning, title } = await shopRow(transaction, from)
    if (earning > 0 || title !== null) await changeShopRow(transaction, to, { earning, title })
    const rewards = await productsOfShop(transaction, from)
    const fresh = { shop: to, costFunded: 0, createdAt: clock.now() }
    await insertProducts(
      transaction,
      rewards.map(reward => ({ ...reward, ...fresh, id: newId(random, clock) })),
    )
  }
