import type { shop } from '@duologue/contract/shop'
import type { Handlers } from '../http/handlers'
import { addCards } from './add-cards'
import { buyReward } from './buy-reward'
import { changeShop } from './change-shop'
import { createProduct } from './create-product'
import { deleteProduct } from './delete-product'
import { findItems } from './find-items'
import { getLedger } from './get-ledger'
import { getShop } from './get-shop'
import { refundItem } from './refund-item'
import { refundProduct } from './refund-product'
import { setCurrency } from './set-currency'
import type { ShopRoom } from './shop-room'
import { updateProduct } from './update-product'
import { useItem } from './use-item'

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
    useItem: useItem(room),
    refundItem: refundItem(room),
    setCurrency: setCurrency(room),
  }) satisfies Handlers<typeof shop>
