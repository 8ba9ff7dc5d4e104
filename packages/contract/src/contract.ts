import { conversations } from './conversations'
import { site } from './site'

/** Every call of the product, by room. */
export const contract = { conversations, site }
