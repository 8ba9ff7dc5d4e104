/** The sentences of the tutorial of Battle Mode (battle.md#tutorial); only the tutorial loads them. */
export const tutorialTexts = {
  tutorial: 'Tutorial',
  slides: {
    rolePlay: {
      title: 'Role-Play the Conversation',
      text: 'You play one of the two characters, the computer plays the other. The roles change at random each round.',
    },
    rightAnswer: {
      title: 'Choose the Right Answer',
      text: "When it is your character's turn, choose the right line before time runs out. Your powers, below the lines, can help you first.",
    },
    win: {
      title: 'Win the Game',
      text: 'A right answer hits your opponent: the quicker, the harder. A mistake hits you. If your health reaches 0, you lose.',
    },
  },
  speakingSlides: {
    say: {
      title: 'Say the Line',
      text: 'Press Record, or Space, and read the line aloud. You may hear it first. What you say is your answer.',
    },
    words: {
      title: 'Every Word Counts',
      text: 'Words that were heard are green, missing ones are dotted, others are struck through. Reach the pass mark and the line counts.',
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
