import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import { ChoiceField } from '../../ui/fields/choice-field'
import { Toggle } from '../../ui/fields/toggle'
import styles from './settings-fields.module.css'

/** What may be chosen of a hall's settings. */
interface HallOffer {
  /** With a class it can be said who may join. */
  readonly hasClass: boolean
  /** What an assignment has fixed. */
  readonly fixed: Partial<Pick<HallSettings, 'mode' | 'difficulty'>>
}

type Settings = HallSettings

const rounds = { '1': '1', '2': '2', '3': '3' }

/** The settings with what does not go together put right: in step nothing is written. */
export function fitting(settings: Settings, { hasClass, fixed }: HallOffer): Settings {
  const wanted: Settings = { ...settings, ...fixed, pace: 'step' }
  return {
    ...wanted,
    mode: wanted.mode === 'writing' ? 'reading' : wanted.mode,
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
  return (
    <>
      <div className={styles.fields}>
        {choose('form', texts.whoPlays, texts.forms)}
        {offer.hasClass ? choose('joins', texts.whoJoins, texts.joins) : null}
        {offer.fixed.mode ? null : choose('mode', texts.mode, texts.modes)}
        {offer.fixed.difficulty ? null : choose('difficulty', texts.difficulty, texts.difficulties)}
        {choose('rounds', texts.rounds, rounds)}
        {choose('names', texts.names, texts.nameWays)}
        {choose('shows', texts.shows, texts.showWays)}
        {choose('goesOn', texts.goesOn, texts.goesOnWays)}
        {choose('sound', texts.sound, texts.sounds)}
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
