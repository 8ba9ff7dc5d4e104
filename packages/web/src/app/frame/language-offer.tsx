import { prefixOf, withPrefix } from '@duologue/domain/messages/language-address'
import { directionOf, tagOf } from '@duologue/domain/messages/site-languages'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { keepOfferClosed } from '../../saved-here/language-cookie'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import styles from './language-offer.module.css'

/** Whether it was closed on this page: header and content may come anew, with another layout. */
let wasClosed = false

/** Offers the language that the reader asks for, in that language, until it is closed (site.md#offer-of-a-language). */
export function LanguageOffer() {
  const { offer } = useRouteContext({ from: '__root__' })
  const here = useRouterState({ select: ({ location }) => location.href })
  const [isClosed, setClosed] = useState(wasClosed)
  if (!offer || isClosed) return null
  const { language, said, read, close } = offer
  const tag = tagOf(language)
  return (
    <aside lang={tag} dir={directionOf(language)} aria-label={said} className={styles.offer}>
      <p>
        {said}{' '}
        <a href={withPrefix(prefixOf(language), here)} hrefLang={tag}>
          {read}
        </a>
      </p>
      <IconButton
        label={close}
        onClick={() => {
          keepOfferClosed()
          wasClosed = true
          setClosed(true)
        }}
      >
        <Icon name="close" />
      </IconButton>
    </aside>
  )
}
