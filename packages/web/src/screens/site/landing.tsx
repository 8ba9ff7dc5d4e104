import { landing } from '@duologue/domain/messages/site/landing'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ConversationGrid } from '../../conversations/conversation-grid'
import { HeroDuel } from '../../conversations/hero-duel'
import { conversationRowQuery } from '../../conversations/search-conversations-query'
import { useNamesOnClassDevice } from '../../devices/use-names-on-class-device'
import { useHomeWhenSignedIn } from '../../session/guards'
import { AppPromotion } from '../../site/app-promotion'
import { ClassBand } from '../../site/class-band'
import { LanguageChips } from '../../site/language-chips'
import { SongsRow } from '../../songs/find/songs-row'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import page from '../../ui/page.module.css'
import styles from './landing.module.css'

/** The landing page (site.md#landing-page): hero with the app's promotion, three blurbs, six sample cards, Play now. */
export function Landing() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: samples } = useSuspenseQuery(conversationRowQuery(client, 'popular'))
  useHomeWhenSignedIn()
  useNamesOnClassDevice()
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1>{landing.tagline}</h1>
          <p className={styles.sub}>{landing.subline}</p>
          <p className={styles.actions}>
            <Link to="/home" className={`${button.primary} ${button.large}`}>
              <Icon name="play" filled /> {landing.playNow}
            </Link>
            <a href="#teachers" className={`${button.secondary} ${button.large}`}>
              {landing.forTeachers}
            </a>
          </p>
          <p className={styles.facts}>{landing.facts}</p>
          <LanguageChips />
          <AppPromotion />
        </div>
        <HeroDuel />
      </section>
      <div className={page.page}>
        <ul className={styles.blurbs}>
          {landing.blurbs.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <section className={page.section} aria-labelledby="samples">
          <div className={page.sectionHead}>
            <h2 id="samples">{landing.sampleHeading}</h2>
            <Link to="/search/conversations">{landing.seeAll}</Link>
          </div>
          <ConversationGrid conversations={samples} kind="samples" />
        </section>
        <SongsRow kind="samples" title={landing.learnWithSong} seeMore={landing.seeAll} />
        <ClassBand />
        <p className={styles.philosophy}>
          {landing.philosophyTeaser} <Link to="/philosophy">{landing.philosophyLink}</Link>
        </p>
      </div>
    </>
  )
}
