import { ownSongLanguageNames } from '@duologue/domain/choices/own-song-language-names'
import {
  codeOfSongLanguage,
  maturities,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { bandNames, languageChoiceTexts } from '@duologue/domain/messages/choices'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { list } from '@duologue/domain/messages/say'
import { findSongTexts as texts } from '@duologue/domain/messages/songs/find-songs'
import type { ReactNode } from 'react'
import { withOrder, withTitle } from '../../conversations/search/conversation-filters'
import filtersOf from '../../conversations/search/search-filters.module.css'
import { TitleField } from '../../conversations/title-field'
import { HelpPopover } from '../../ui/dialogs/help-popover'
import { languageInWords } from '../../ui/language-tip'
import {
  type FindFilters,
  readFindFilters,
  shownDifficulties,
  shownMaturity,
  withRecording,
} from './find-filters'
import styles from './find-form.module.css'

interface Filtered {
  filters: FindFilters
  onChange: (filters: FindFilters) => void
}

/** One choice of several, under its name. */
function Choice({
  name,
  label,
  help,
  value,
  onChange,
  children,
}: {
  name: string
  label: string
  help?: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <div className={filtersOf.field}>
      <span className={filtersOf.label}>
        <label htmlFor={`find-${name}`}>{label}</label>{' '}
        {help ? <HelpPopover about={label} text={help} /> : null}
      </span>
      <select
        id={`find-${name}`}
        name={name}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  )
}

/** Language, difficulty, for whom: what another tab has asked for is told too. */
function Choices({ filters, onChange }: Filtered) {
  const change = (changed: Record<string, unknown>) =>
    onChange(readFindFilters({ ...filters, ...changed }))
  const { language = 'all' } = filters
  const isOther =
    language !== 'all' && !songLanguages.some(one => codeOfSongLanguage(one) === language)
  const difficulties = shownDifficulties(filters)
  return (
    <>
      <Choice
        name="language"
        label={conversationTexts.language}
        value={language}
        onChange={chosen => change({ language: chosen })}
      >
        <option value="all">{languageChoiceTexts.allLanguages}</option>
        {songLanguages.map(name => (
          <option key={name} value={codeOfSongLanguage(name)} lang={codeOfSongLanguage(name)}>
            {ownSongLanguageNames[name]}
          </option>
        ))}
        {isOther ? <option value={language}>{languageInWords(language)}</option> : null}
      </Choice>
      <Choice
        name="difficulty"
        label={texts.difficulty}
        value={difficulties.join(' ') || 'all'}
        onChange={chosen => change({ difficulty: chosen.split(' ') })}
      >
        <option value="all">{conversationTexts.allLevels}</option>
        {songDifficulties.map(one => (
          <option key={one} value={one}>
            {bandNames[one]}
          </option>
        ))}
        {difficulties.length > 1 ? (
          <option value={difficulties.join(' ')}>
            {list(difficulties.map(one => bandNames[one]))}
          </option>
        ) : null}
      </Choice>
      <Choice
        name="maturity"
        label={texts.maturity}
        help={texts.maturityHelp}
        value={shownMaturity(filters)}
        onChange={chosen => change({ maturity: chosen })}
      >
        {maturities.map((one, at) => (
          <option key={one} value={one}>
            {at === 0 ? one : texts.upTo(one)}
          </option>
        ))}
      </Choice>
    </>
  )
}

/** Whether it begins with what others open most, or with the newest. */
function Order({ filters, onChange }: Filtered) {
  const orders = { popular: conversationTexts.popular, recent: conversationTexts.recent }
  const order = filters.recent ? 'recent' : 'popular'
  return (
    <fieldset className={filtersOf.sort}>
      <legend>
        {conversationTexts.sort}{' '}
        <HelpPopover about={conversationTexts.sort} text={conversationTexts.sortHelp} />
      </legend>
      <div className={filtersOf.toggle}>
        {(['popular', 'recent'] as const).map(one => (
          <label key={one}>
            <input
              type="radio"
              name="order"
              value={one}
              checked={one === order}
              onChange={() => onChange(withOrder(filters, one))}
            />
            <span>{orders[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * What songs are searched by (songs-for-learners.md#find-songs). It is a real GET form, which leads to its own page, before
 * any script has come (site.md#before-scripts).
 */
export function FindForm({ filters, onChange }: Filtered) {
  return (
    <search>
      <form className={styles.form} onSubmit={event => event.preventDefault()}>
        <TitleField
          title={filters.title ?? ''}
          words={{
            title: texts.titleOrArtist,
            titleHelp: texts.titleHelp,
            titleHint: texts.titleHint,
          }}
          onChange={title => onChange(withTitle(filters, title))}
        />
        <Choices filters={filters} onChange={onChange} />
        <label className={styles.recording}>
          <input
            type="checkbox"
            name="recording"
            value="true"
            checked={filters.recording === 'true'}
            onChange={({ target }) => onChange(withRecording(filters, target.checked))}
          />
          {texts.withRecording}
        </label>
        <Order filters={filters} onChange={onChange} />
        <noscript>
          <button type="submit">{conversationTexts.search}</button>
        </noscript>
      </form>
    </search>
  )
}
