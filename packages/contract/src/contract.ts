import { accounts } from './accounts'
import { assignments } from './assignments'
import { classes } from './classes'
import { conversations } from './conversations'
import { courses } from './courses'
import { days } from './days'
import { devices } from './devices/devices'
import { learn } from './learn'
import { live } from './live'
import { lti } from './lti/lti'
import { media } from './media'
import { placement } from './placement'
import { playlists } from './playlists'
import { plays } from './plays'
import { pronunciation } from './pronunciation'
import { pupils } from './pupils'
import { reports } from './reports'
import { rosters } from './rosters/rosters'
import { saved } from './saved'
import { school } from './school/school'
import { shop } from './shop'
import { site } from './site'
import { songs } from './songs'
import { translation } from './translation'
import { videos } from './videos'
import { voices } from './voices'
import { webhooks } from './webhooks/webhooks'
import { words } from './words'

/** Every call of the product, by room. */
export const contract = {
  accounts,
  assignments,
  classes,
  conversations,
  courses,
  days,
  devices,
  learn,
  live,
  lti,
  media,
  placement,
  playlists,
  plays,
  pronunciation,
  pupils,
  reports,
  rosters,
  saved,
  school,
  shop,
  site,
  songs,
  translation,
  videos,
  voices,
  webhooks,
  words,
}
