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

/** The modes in which this can be played: writing over a list at one's own pace, speaking in pairs. */
function modesFor({ form, pace }: Settings, canWrite: boolean): readonly Settings['mode'][] {
  const both = ['reading', 'listening'] as const
  if (form === 'pairs') return [...both, 'speaking']
  return canWrite && pace === 'own' ? [...both, 'writing'] : both
}

/** The settings with what does not go together put right: pairs play at their own pace, and so does who writes. */
export function fitting(settings: Settings, { canWrite, hasClass, fixed }: HallOffer): Settings {
  const wished = { ...settings, ...fixed }
  const isInPairs = wished.form === 'pairs' || fixed.mode === 'speaking'
  // What is written by everybody is written alone.
  const form = fixed.mode === 'writing' && isInPairs ? 'each' : isInPairs ? 'pairs' : wished.form
  const pace = form === 'pairs' || fixed.mode === 'writing' ? 'own' : wished.pace
  const wanted: Settings = { ...wished, form, pace }
  const canBe = modesFor(wanted, canWrite).includes(wanted.mode)
  return {
    ...wanted,
    mode: canBe ? wanted.mode : 'reading',
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
  const modes = modesFor(settings, offer.canWrite).map(mode => [mode, texts.modes[mode]])
  const isStep = settings.pace === 'step'
  const isInPairs = settings.form === 'pairs'
  return (
    <>
      <div className={styles.fields}>
        {choose('form', texts.whoPlays, texts.forms)}
        {isInPairs ? null : choose('pace', texts.pace, texts.paces)}
        {offer.hasClass ? choose('joins', texts.whoJoins, texts.joins) : null}
        {offer.fixed.mode ? null : choose('mode', texts.mode, Object.fromEntries(modes))}
        {offer.fixed.difficulty ? null : choose('difficulty', texts.difficulty, texts.difficulties)}
        {choose('rounds', texts.rounds, rounds)}
        {choose('names', texts.names, texts.nameWays)}
        {choose('shows', texts.shows, texts.showWays)}
        {isStep ? choose('goesOn', texts.goesOn, texts.goesOnWays) : null}
        {isStep ? choose('sound', texts.sound, texts.sounds) : null}
      </div>
      <div className={styles.switches}>
        {isInPairs ? (
          <Toggle
            label={texts.readFirst}
            isOn={settings.readFirst ?? false}
            onChange={readFirst => onChange({ ...settings, readFirst })}
          />
        ) : null}
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
