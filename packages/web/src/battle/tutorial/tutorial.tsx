import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { tutorialTexts as texts } from '@duologue/domain/messages/battle/tutorial'
import { named } from '@duologue/domain/messages/joined'
import { useRef, useState } from 'react'
import { tutorialShown } from '../../saved-here/battle-choices'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { SettingSwitch } from '../settings/setting-switch'
import { StageDialog } from '../stage-dialog'
import { duelSlides } from './duel-slides'
import { speakingSlides } from './speaking-slides'
import styles from './tutorial.module.css'

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The tutorial before a battle: slides that are turned by finger, arrows or dots. Playing and closing it both begin the
 * first round (battle.md#tutorial).
 */
export function Tutorial({
  mode,
  onPlay,
}: {
  /** The mode of the battle: one in which lines are said goes another way. */
  mode: BattleMode
  onPlay: () => void
}) {
  const slides = mode === 'speaking' ? speakingSlides : duelSlides
  const track = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (slide: number) => {
    if (slide < 0 || slide >= slides.length) return
    setShown(slide)
    const left = slide * (track.current?.clientWidth ?? 0)
    track.current?.scrollTo({ left, behavior: wantsRest() ? 'instant' : 'smooth' })
  }
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }
  return (
    <StageDialog
      title={texts.tutorial}
      onEscape={onPlay}
      corner={
        <IconButton label={texts.close} onClick={onPlay}>
          <Icon name="close" />
        </IconButton>
      }
      actions={
        <button type="button" className={button.primary} onClick={onPlay}>
          <Icon name="sword" /> {texts.play}
        </button>
      }
    >
      <p className="visually-hidden" role="status">
        {named(texts.slideOf(shown + 1, slides.length), slides[shown]?.title ?? '')}
      </p>
      <ol
        ref={track}
        className={styles.track}
        aria-label={texts.dots}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be turned by keyboard
        tabIndex={0}
        onScrollEnd={settle}
      >
        {slides.map(({ title, text, drawing }) => (
          <li key={title} className={styles.slide}>
            {drawing}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.turns}>
        <IconButton
          label={texts.earlier}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          <Icon name="back" />
        </IconButton>
        <ul className={styles.dots} aria-label={texts.turn}>
          {slides.map(({ title }, slide) => (
            <li key={title}>
              <button
                type="button"
                className={styles.dot}
                aria-label={texts.toSlide(slide + 1, title)}
                aria-current={slide === shown ? 'step' : undefined}
                onClick={() => show(slide)}
              />
            </li>
          ))}
        </ul>
        <IconButton
          label={texts.later}
          aria-disabled={shown === slides.length - 1}
          onClick={() => show(shown + 1)}
        >
          <Icon name="arrow" />
        </IconButton>
      </div>
      <SettingSwitch
        label={battleTexts.tutorial}
        meaning={battleTexts.tutorialMeaning}
        isOn={tutorialShown.use()}
        onChange={tutorialShown.set}
      />
    </StageDialog>
  )
}
