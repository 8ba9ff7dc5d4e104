import type { Numbers } from '@duologue/contract/days'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { languageName } from '@duologue/domain/messages/language-name'
import { number } from '@duologue/domain/messages/say'
import styles from './progress.module.css'

/** How far somebody has come, in numbers that never compare (days.md#numbers). */
export function ProgressNumbers({ canSay, byEar, wordsMet, commonWords, weeksReached }: Numbers) {
  const all = [
    [texts.linesCanSay, canSay, texts.linesCanSayMeans],
    [texts.linesByEar, byEar, texts.linesByEarMeans],
    [texts.wordsMet, wordsMet, texts.wordsMetMeans],
    ...commonWords.map(
      ({ language, met, of }) =>
        [texts.commonWords(languageName(language)), met, texts.commonWordsMeans(of)] as const,
    ),
    [texts.weeksReached, weeksReached, texts.weeksReachedMeans],
  ] as const
  return (
    <dl className={styles.numbers}>
      {all.map(([name, value, means]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{number(value)}</strong>
            <span>{means}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
