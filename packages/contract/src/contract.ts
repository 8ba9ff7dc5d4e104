import { accounts } from './accounts'
import { conversations } from './conversations'
import { playlists } from './playlists'
import { plays } from './plays'
import { site } from './site'

/** Every call of the product, by room. */
export const contract = { accounts, conversations, playlists, plays, site }
