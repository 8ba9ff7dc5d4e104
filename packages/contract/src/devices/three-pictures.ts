import { picturesOfCard } from '@duologue/domain/devices/card-pictures'
import * as z from 'zod/mini'

/** Three of the 16 pictures by their numbers, as they were pressed (devices.md#pictures). */
export const threePictures = z
  .array(z.int().check(z.minimum(0), z.maximum(15)))
  .check(z.length(picturesOfCard))
