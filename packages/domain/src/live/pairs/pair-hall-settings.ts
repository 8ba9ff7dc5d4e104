import { type HallSettings, usualSettings } from '../hall-settings'

/** What is chosen of the hall of one pair when its partner is invited. */
export type PairChoices = Pick<
  HallSettings,
  'mode' | 'difficulty' | 'relaxed' | 'rounds' | 'readFirst'
>

/** The settings of the hall of one pair (live.md#together). */
export const pairHallSettings = (choices: PairChoices): HallSettings => ({
  ...usualSettings,
  form: 'pair',
  pace: 'own',
  joins: 'anyone',
  ...choices,
})
