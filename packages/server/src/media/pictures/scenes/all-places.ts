import type { Place as PlaceName } from '@duologue/domain/choices/scene-choices'
import * as duties from './places/duties'
import * as art from './places/houses-of-art'
import * as openAir from './places/open-air'
import type { Place } from './places/place'
import * as rooms from './places/rooms'
import * as shops from './places/shops'
import * as tables from './places/tables'
import * as ways from './places/ways'

/** Every place with its drawing. */
export const allPlaces: Readonly<Record<PlaceName, Place>> = {
  ...rooms,
  ...shops,
  ...tables,
  ...art,
  ...duties,
  ...ways,
  ...openAir,
}
