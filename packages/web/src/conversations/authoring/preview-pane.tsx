import { drawInOrder, randomFromSeed } from '@duologue/domain/battle/random'
import { chooseAnswers } from '@duologue/domain/battle/turn/choose-answers'
import { textDirection } from '@duologue/domain/choices/languages'
import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import styles from './conversation-editor.module.css'

/** What a battle may offer beside a line, in the order of the alphabet. */
function choicesFor({ dialogue, language }: ConversationEdit, line: EditedLine): string[] {
  const written = dialogue.filter(({ text }) => text.trim() !== '')
  const { draw } = drawInOrder(randomFromSeed(0), 0)
  const choices = chooseAnswers(line, written, language, draw).map(({ text }) => text)
  return choices.toSorted((one, other) => one.localeCompare(other, language))
}

/** How the line that is being written will look to learners: to learn, and in the arena (conversations.md#editing). */
export function PreviewPane({
  draft,
  focused,
}: {
  draft: ConversationEdit
  focused: string | null
}) {
  const { dialogue, language, translationLanguage, character1, character2 } = draft
  const line = dialogue.find(({ id }) => id === focused) ?? dialogue[0]
  const written = { lang: language, dir: textDirection(language) }
  const meant = { lang: translationLanguage, dir: textDirection(translationLanguage) }
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{texts.preview}</h2>
      {!line || line.text.trim() === '' ? (
        <p className={styles.soft}>{texts.emptyPreview}</p>
      ) : (
        <>
          <h3>{texts.learnMode}</h3>
          <div className={styles.bubble} data-voice={line.character}>
            <strong>{(line.character === 1 ? character1 : character2).name}</strong>
            <p {...written}>{line.text}</p>
            {line.pinyin ? <p lang="zh-Latn">{line.pinyin}</p> : null}
            {line.translation ? <small {...meant}>{line.translation}</small> : null}
          </div>
          <h3>{texts.arena}</h3>
          <div className={styles.arena}>
            <p {...(line.translation ? meant : written)}>{line.translation ?? '…'}</p>
            <ol>
              {choicesFor(draft, line).map(choice => (
                <li key={choice} {...written}>
                  {choice}
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </section>
  )
}
