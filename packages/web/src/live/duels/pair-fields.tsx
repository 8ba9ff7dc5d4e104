import type { PairSettings } from '@duologue/domain/live/visits/pair-settings'
import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { ChoiceField } from '../../ui/fields/choice-field'
import { Toggle } from '../../ui/fields/toggle'
import styles from '../settings/settings-fields.module.css'

const rounds = { '1': '1', '2': '2', '3': '3' }

/** How a duel of two is played (live.md#pair-play); what an assignment has fixed is not asked. */
export function PairFields({
  settings,
  fixed = {},
  canSpeak,
  canReadFirst = false,
  onChange,
}: {
  settings: PairSettings
  fixed?: Partial<Pick<PairSettings, 'mode' | 'difficulty'>>
  canSpeak: boolean
  /** Together it can be read once before the duel. */
  canReadFirst?: boolean
  onChange: (settings: PairSettings) => void
}) {
  const { reading, listening, speaking } = texts.modes
  const choose = (
    key: 'mode' | 'difficulty' | 'rounds',
    label: string,
    choices: Readonly<Record<string, string>>,
  ) => (
    <ChoiceField
      label={label}
      value={String(settings[key])}
      choices={choices}
      onChange={({ target: { value } }) =>
        onChange({ ...settings, [key]: key === 'rounds' ? Number(value) : value })
      }
    />
  )
  return (
    <>
      <div className={styles.fields}>
        {fixed.mode
          ? null
          : choose('mode', openHallTexts.mode, {
              reading,
              listening,
              ...(canSpeak ? { speaking } : {}),
            })}
        {fixed.difficulty
          ? null
          : choose('difficulty', openHallTexts.difficulty, openHallTexts.difficulties)}
        {choose('rounds', openHallTexts.rounds, rounds)}
      </div>
      <div className={styles.switches}>
        <Toggle
          label={openHallTexts.noClock}
          isOn={settings.relaxed}
          onChange={relaxed => onChange({ ...settings, relaxed })}
        />
        {canReadFirst ? (
          <Toggle
            label={texts.readFirst}
            isOn={settings.readFirst}
            onChange={readFirst => onChange({ ...settings, readFirst })}
          />
        ) : null}
      </div>
    </>
  )
}
