import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { language as siteLanguage } from '@duologue/domain/messages/language'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { languageOption } from '../ui/fields/language-options'
import { SelectField } from '../ui/fields/select-field'
import { placementLanguagesQuery } from './get-placement-languages-query'
import styles from './where-to-begin.module.css'

/** The ways into a language; without one that can be chosen only the last is left. */
function Ways({ language }: { language: LanguageCode | undefined }) {
  return (
    <div className={styles.ways}>
      {language ? (
        <>
          <Link className={button.primary} to="/courses" search={{ language, difficulty: 'A1' }}>
            {texts.new}
          </Link>
          <Link className={button.secondary} to="/placement/$language" params={{ language }}>
            {texts.findLevel}
          </Link>
        </>
      ) : null}
      <Link className={button.secondary} to="/courses" search={language ? { language } : {}}>
        {texts.lookAround}
      </Link>
    </div>
  )
}

/** Who has begun nothing yet is asked where to (placement.md#where-to-begin). */
export function WhereToBegin({
  client,
  learns,
}: {
  client: Client
  /** The language that they learn, where it was told. */
  learns?: string | null
}) {
  const { data, isPending } = useQuery(placementLanguagesQuery(client))
  const [chosen, setChosen] = useState<LanguageCode>()
  const languages = (data?.languages ?? []).flatMap(code => languageOf(code) ?? [])
  const first = languages.find(code => code !== siteLanguage) ?? languages[0]
  const language = chosen ?? languages.find(code => code === learns) ?? first
  return (
    <section className={styles.begin} aria-labelledby="where-to-begin" aria-busy={isPending}>
      <h2 id="where-to-begin">{texts.whereToBegin}</h2>
      {isPending ? (
        <div className={styles.place} />
      ) : (
        <>
          {language ? (
            <SelectField
              label={texts.language}
              value={language}
              onChange={event => setChosen(languageOf(event.target.value))}
            >
              {languages.map(languageOption)}
            </SelectField>
          ) : null}
          <Ways language={language} />
        </>
      )}
    </section>
  )
}
