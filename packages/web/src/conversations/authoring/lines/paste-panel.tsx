import {
  type Part,
  type PastedScript,
  pasteScript,
  type ScriptFormat,
  scriptFormats,
} from '@duologue/domain/conversations/script/paste-script'
import { pasteTexts as texts } from '@duologue/domain/messages/conversations/paste-panel'
import { useState } from 'react'
import { ChoiceField } from '../../../ui/fields/choice-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextArea } from '../../../ui/fields/text-area'
import { DraftNotes } from '../drafts/draft-notes'
import type { Drafted } from '../drafts/drafted'
import styles from './paste-panel.module.css'

const formatNames: Readonly<Record<ScriptFormat, string>> = {
  names: texts.names,
  alternating: texts.alternating,
  table: texts.table,
}
const hints: Readonly<Record<ScriptFormat, string>> = {
  names: texts.namesHint,
  alternating: texts.alternatingHint,
  table: texts.tableHint,
}

const partOf = (value: string): Part => (value === '1' ? 1 : value === '2' ? 2 : 'leaveOut')

/** A pasted script with a preview of what it comes to (conversations.md#pasted-scripts). */
export function PastePanel({
  drafted,
  onScript,
}: {
  /** What a service drafted: the panel begins with it (conversations.md#drafts-with-help). */
  drafted: Drafted | null
  onScript: (script: PastedScript) => void
}) {
  const [pasted, setPasted] = useState(drafted?.text ?? '')
  const [format, setFormat] = useState<ScriptFormat>(drafted ? 'table' : 'names')
  const [parts, setParts] = useState<Readonly<Record<string, Part>>>({})
  const script = pasteScript(pasted, format, parts)
  const read = (text: string, how: ScriptFormat, who = parts) => {
    setPasted(text)
    setFormat(how)
    setParts(who)
    onScript(pasteScript(text, how, who))
  }
  const nameOf = (number: 1 | 2) => script.names[number - 1] || String(number)
  return (
    <div className={styles.panel}>
      <div>
        <ChoiceField
          label={texts.format}
          note={hints[format]}
          value={format}
          choices={formatNames}
          onChange={event => {
            const chosen = scriptFormats.find(name => name === event.target.value)
            read(pasted, chosen ?? 'names')
          }}
        />
        <TextArea
          label={texts.script}
          rows={20}
          value={pasted}
          spellCheck={false}
          className={styles.script}
          onChange={event => read(event.target.value, format)}
        />
      </div>
      <div className={styles.preview}>
        <h2 id="paste-preview">{texts.preview}</h2>
        {drafted ? <DraftNotes drafted={drafted} /> : null}
        <div role="status">
          {pasted === '' || script.messages.length === 0 ? null : (
            <ul className={styles.messages}>
              {script.messages.map(message => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
        {script.others.length > 0 ? <p>{texts.moreSpeakers}</p> : null}
        {script.others.map(name => (
          <SelectField
            key={name}
            label={texts.partOf(name)}
            value={parts[name] ?? 'leaveOut'}
            onChange={event =>
              read(pasted, format, { ...parts, [name]: partOf(event.target.value) })
            }
          >
            <option value="leaveOut">{texts.leaveOut}</option>
            <option value="1">{nameOf(1)}</option>
            <option value="2">{nameOf(2)}</option>
          </SelectField>
        ))}
        {script.lines.length > 0 ? <PreviewTable script={script} nameOf={nameOf} /> : null}
      </div>
    </div>
  )
}

function PreviewTable({
  script,
  nameOf,
}: {
  script: PastedScript
  nameOf: (number: 1 | 2) => string
}) {
  const isTranslated = script.lines.some(({ translation }) => translation)
  return (
    // Whoever works by keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="paste-preview">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.speaker}</th>
            <th scope="col">{texts.text}</th>
            {isTranslated ? <th scope="col">{texts.translation}</th> : null}
          </tr>
        </thead>
        <tbody>
          {script.lines.map(({ character, text, translation }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may stand in a script twice
            <tr key={index} data-voice={character}>
              <th scope="row">{nameOf(character)}</th>
              <td>{text}</td>
              {isTranslated ? <td>{translation}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
