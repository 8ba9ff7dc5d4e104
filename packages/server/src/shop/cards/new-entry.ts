import { newId } from '../../outside/random/new-id'
import type { ShopRoom } from '../shop-room'
import type { NewEntry } from './card-store'

type Told = Omit<NewEntry, 'id' | 'at'>

/** An entry of the ledger that is made now. */
export const newEntry = ({ random, clock }: Pick<ShopRoom, 'random' | 'clock'>, told: Told) => ({
  ...told,
  id: newId(random, clock),
  at: clock.now(),
})
