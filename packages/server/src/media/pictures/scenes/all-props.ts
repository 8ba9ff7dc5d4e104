import type { Prop } from '@duologue/domain/choices/scene-choices'
import * as animals from './props/animals'
import * as arts from './props/arts'
import * as cartons from './props/carton'
import * as clothes from './props/clothes'
import * as food from './props/food'
import * as furniture from './props/furniture'
import * as lights from './props/light-and-sky'
import * as machines from './props/machines'
import * as nature from './props/nature'
import * as papers from './props/paper-things'
import * as vehicles from './props/vehicles'

/**
 * Every prop with its drawing: about 130 units wide and high, its foot at 0 0. An edge of paper is cut round it when it is
 * placed.
 */
export const allProps: Readonly<Record<Prop, string>> = {
  ...animals,
  ...arts,
  ...clothes,
  ...food,
  ...cartons,
  ...furniture,
  ...lights,
  ...machines,
  ...nature,
  ...papers,
  ...vehicles,
}
