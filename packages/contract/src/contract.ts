import { accounts } from './accounts'
import { assignments } from './assignments'
import { classes } from './classes'
import { conversations } from './conversations'
import { playlists } from './playlists'
import { plays } from './plays'
import { shop } from './shop'
import { site } from './site'
import { translation } from './translation'

/** Every call of the product, by room. */
export const contract = {
  accounts,
  assignments,
  classes,
  conversations,
  playlists,
  plays,
  shop,
  site,
  translation,
}
