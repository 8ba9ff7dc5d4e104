import type { PowerName } from '../../choices/battle-powers'
import { conviction } from './conviction'
import { criticalStrike } from './critical-strike'
import { enrage } from './enrage'
import { fiftyFifty } from './fifty-fifty'
import { freeze } from './freeze'
import { globalization } from './globalization'
import { heal } from './heal'
import { lifesteal } from './lifesteal'
import type { Power } from './power'
import { secondChances } from './second-chances'
import { shield } from './shield'
import { speakingMaster } from './speaking-master'
import { stamina } from './stamina'
import { takeItEasy } from './take-it-easy'
import { trueshot } from './trueshot'

/** Every power there is. */
export const powers = {
  'critical-strike': criticalStrike,
  shield,
  'fifty-fifty': fiftyFifty,
  freeze,
  globalization,
  lifesteal,
  heal,
  'second-chances': secondChances,
  trueshot,
  conviction,
  stamina,
  enrage,
  'take-it-easy': takeItEasy,
  'speaking-master': speakingMaster,
} satisfies Record<PowerName, Power>
