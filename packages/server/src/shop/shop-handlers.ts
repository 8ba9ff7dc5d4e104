import type { shop } from '@duologue/contract/shop'
import type { Handlers } from '../http/handlers'
import { addCards } from './cards/add-cards'
import { getLedger } from './cards/get-ledger'
import { setCurrency } from './cards/set-currency'
import { changeShop } from './change-shop'
import { getShop } from './get-shop'
import { findItems } from './purchases/find-items'
import { markItemUsed } from './purchases/mark-item-used'
import { refundItem } from './purchases/refund-item'
import { buyReward } from './rewards/buy-reward'
import { createProduct } from './rewards/create-product'
import { deleteProduct } from './rewards/delete-product'
import { refundProduct } from './rewards/refund-product'
import { updateProduct } from './rewards/update-product'
import type { ShopRoom } from './shop-room'

/** The room's answers to its calls. */
export const shopHandlers = (room: ShopRoom) =>
  ({
    getShop: getShop(room),
    changeShop: changeShop(room),
    getLedger: getLedger(room),
    findItems: findItems(room),
    createProduct: createProduct(room),
    updateProduct: updateProduct(room),
    deleteProduct: deleteProduct(room),
    refundProduct: refundProduct(room),
    addCards: addCards(room),
    buyReward: buyReward(room),
    markItemUsed: markItemUsed(room),
    refundItem: refundItem(room),
    setCurrency: setCurrency(room),
  }) satisfies Handlers<typeof shop>
