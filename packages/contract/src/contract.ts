import { accounts } from './accounts'
import { conversations } from './conversations'
import { site } from './site'

/** Every call of the product, by room. */
export const contract = { accounts, conversations, site }
