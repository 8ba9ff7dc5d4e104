import { accounts } from './accounts'
import { classes } from './classes'
import { conversations } from './conversations'
import { plays } from './plays'
import { site } from './site'

/** Every call of the product, by room. */
export const contract = { accounts, classes, conversations, plays, site }
