import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import { ChoiceField } from '../../ui/fields/choice-field'
import { Toggle } from '../../ui/fields/toggle'
import styles from './settings-fields.module.css'

/** What may be chosen of a hall's settings; a list at one's own pace can be written, too. */
interface HallOffer {
  readonly canWrite: boolean
  /** With a class it can be said who may join. */
  readonly hasClass: boolean
  /** What an assignment has fixed. */
  readonly fixed: Partial<Pick<HallSettings, 'mode' | 'difficulty'>>
}

type Settings = HallSettings

const rounds = { '1': '1', '2': '2', '3': '3' }

/** The settings with what does not go together put right: only at one's own pace is anything written. */
export function fitting(settings: Settings, { canWrite, hasClass, fixed }: HallOffer): Settings {
  // What is written is written at one's own pace.
  const pace = fixed.mode === 'writing' ? ({ pace: 'own' } as const) : {}
  const wanted = { ...settings, ...fixed, ...pace }
  const writes = wanted.mode === 'writing' && (!canWrite || wanted.pace === 'step')
  return {
    ...wanted,
    mode: writes ? 'reading' : wanted.mode,
    joins: hasClass ? wanted.joins : 'anyone',
  }
}

/** How a game of several people is played (live.md#settings). */
export function SettingsFields({
  settings,
  offer,
  onChange,
}: {
  settings: Settings
  offer: HallOffer
  onChange: (settings: Settings) => void
}) {
  const choose = <Key extends keyof Settings>(
    key: Key,
    label: string,
    choices: Readonly<Record<string, string>>,
  ) => (
    <ChoiceField
      label={label}
      value={String(settings[key])}
      choices={choices}
      onChange={({ target: { value } }) =>
        onChange(fitting({ ...settings, [key]: key === 'rounds' ? Number(value) : value }, offer))
      }
    />
  )
  const { reading, listening, writing } = texts.modes
  const modes = { reading, listening, ...(offer.canWrite ? { writing } : {}) }
  const isStep = settings.pace === 'step'
  return (
    <>
      <div className={styles.fields}>
        {choose('form', texts.whoPlays, texts.forms)}
        {choose('pace', texts.pace, texts.paces)}
        {offer.hasClass ? choose('joins', texts.whoJoins, texts.joins) : null}
        {offer.fixed.mode
          ? null
          : choose('mode', texts.mode, isStep ? { reading, listening } : modes)}
        {offer.fixed.difficulty ? null : choose('difficulty', texts.difficulty, texts.difficulties)}
        {choose('rounds', texts.rounds, rounds)}
        {choose('names', texts.names, texts.nameWays)}
        {choose('shows', texts.shows, texts.showWays)}
        {isStep ? choose('goesOn', texts.goesOn, texts.goesOnWays) : null}
        {isStep ? choose('sound', texts.sound, texts.sounds) : null}
      </div>
      <div className={styles.switches}>
        <Toggle
          label={texts.noClock}
          isOn={settings.relaxed}
          onChange={relaxed => onChange({ ...settings, relaxed })}
        />
        <Toggle
          label={texts.ownPlace}
          isOn={settings.ownPlace}
          onChange={ownPlace => onChange({ ...settings, ownPlace })}
        />
      </div>
    </>
  )
}
