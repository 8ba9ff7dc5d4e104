/** The sentences of the tutorial of Battle Mode (S2 section 2); only the tutorial loads them. */
export const tutorialTexts = {
  tutorial: 'Tutorial',
  slides: {
    rolePlay: {
      title: 'Role-Play the Conversation',
      text: 'You play one of the two characters, the computer plays the other. The parts are dealt anew in every round.',
    },
    rightAnswer: {
      title: 'Choose the Right Answer',
      text: 'When your character is to speak, choose the line that is asked for, before the clock runs out.',
    },
    win: {
      title: 'Win the Game',
      text: 'A right answer hits your opponent: the quicker, the harder. A mistake hits you. Whoever has no health left has lost.',
    },
  },
  speakingSlides: {
    say: {
      title: 'Say Your Line',
      text: 'In Speaking your line is shown. Press the button, or Space, and say it aloud. Hear it first if you like: that only forfeits Speaking Master.',
    },
    heard: {
      title: 'See What Was Heard',
      text: 'The words that matched are marked. Easy wants half of them, Normal three quarters, Hard every one, in their order.',
    },
  },
  slideOf: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
  toSlide: (slide: number, title: string) => `Slide ${slide}: ${title}`,
  dots: 'Slides',
  turn: 'Turn to a slide',
  earlier: 'Previous slide',
  later: 'Next slide',
  play: 'Play',
  close: 'Close and play',
} as const
