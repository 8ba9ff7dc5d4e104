import { accounts } from './accounts'
import { assignments } from './assignments'
import { conversations } from './conversations'
import { plays } from './plays'
import { site } from './site'

/** Every call of the product, by room. */
export const contract = { accounts, assignments, conversations, plays, site }
