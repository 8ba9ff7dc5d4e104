import type { Numbers } from '@duologue/contract/days'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { languageName } from '@duologue/domain/messages/language-name'
import { Icon } from '../ui/icon'
import { inAnyLanguage } from '../ui/written-in'
import styles from './followed-aims.module.css'

type LevelAims = Numbers['aims'][number]

/** The level whose aims are told, by its language too where there are several. */
function nameOf({ language, level }: LevelAims, hasLanguages: boolean): string {
  const name = level ?? texts.otherAims
  return hasLanguages ? texts.aimsLevel(languageName(language), name) : name
}

/** What somebody can do after the units of their course, by its level; which level they have is never said (days.md#aims). */
export function FollowedAims({ all }: { all: Numbers['aims'] }) {
  const hasLanguages = new Set(all.map(({ language }) => language)).size > 1
  return (
    <div className={styles.levels}>
      <p>{texts.aimsLead}</p>
      {all.map(group => {
        const { language, level, aims } = group
        const practised = aims.filter(({ isPractised }) => isPractised).length
        const kept = aims.filter(({ isKept }) => isKept).length
        return (
          <details key={`${language} ${level}`} className={styles.level} open={kept < aims.length}>
            <summary>
              {texts.aimsAt(nameOf(group, hasLanguages), practised, aims.length, kept)}
            </summary>
            <ul>
              {aims.map(({ aim, isPractised, isKept }) => (
                <li key={aim} data-practised={isPractised || undefined}>
                  <span className={styles.sign}>{isPractised ? <Icon name="check" /> : null}</span>
                  <span {...inAnyLanguage}>{texts.iCan(aim)}</span>
                  {isPractised ? (
                    <span className={styles.how}>
                      {isKept ? texts.aimKept : texts.aimPractised}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
