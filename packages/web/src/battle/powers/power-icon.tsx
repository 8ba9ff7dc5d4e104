import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { StrokeIcon } from '../../ui/icon'

/** The signs of the powers in a 24 × 24 box, drawn for this product. */
const strokes: Readonly<Record<PowerName, string>> = {
  'critical-strike': 'M13 3L6 13h5l-1 8 8-11h-5z',
  shield: 'M12 3l7 2.5v6c0 4.5-3 7.5-7 9.5-4-2-7-5-7-9.5v-6z',
  'fifty-fifty':
    'M6 19L18 5M7 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  freeze: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  globalization: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c4 5 4 13 0 18-4-5-4-13 0-18z',
  lifesteal: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3',
  heal: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  'second-chances': 'M5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 3.5V8H9',
  trueshot: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2v6M12 16v6M2 12h6M16 12h6',
  conviction: 'M12 3l2.7 5.8 6.3.7-4.7 4.2 1.3 6.3-5.6-3.2L6.4 20l1.3-6.3L3 9.5l6.3-.7z',
  stamina: 'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.5C20 15 12 20 12 20z',
  enrage: 'M12 21a6.5 6.5 0 0 1-6.5-6.5C5.5 10 10 9 9.5 3c4.5 2 9 6.5 9 11.5A6.5 6.5 0 0 1 12 21z',
  'take-it-easy': 'M3 9c3-4 6 4 9 0s6 4 9 0M3 16c3-4 6 4 9 0s6 4 9 0',
  'speaking-master':
    'M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4',
}

/** The sign of a power, as decoration beside its name. */
export const PowerIcon = ({ power }: { power: PowerName }) => (
  <StrokeIcon strokes={strokes[power]} />
)
