import type { StaticPage } from './text-section'

/** The page /philosophy (site.md#pages-of-words). Claims about learning stay as cautious as the studies behind them. */
export const philosophy = {
  title: 'Our Philosophy',
  lead: 'A language is something that happens between two people. So we begin with two voices.',
  sections: [
    {
      heading: 'A scene for two',
      paragraphs: [
        'Everything here is built around short conversations between two characters. One speaks, the other answers. You read the scene, hear it, and take one of the parts yourself.',
        'A scene gives words a place to live. You learn who says a sentence, to whom and why, and which reply it calls for. When the same moment comes in real life, you have already stood in it once.',
      ],
    },
    {
      heading: 'Why a part helps',
      paragraphs: [
        'Listening comes first. Seeing the words while hearing them helps many learners to pick both up, so text and sound stand side by side here, with the translation at hand for whatever is still dark.',
        'Then comes bringing a sentence back from memory. This is among the better supported ideas in the study of learning: what you recall by yourself tends to stay longer than what you only read again, above all when some time lies between the attempts.',
        'Speaking is a skill of its own and needs to be done. Saying the same lines again makes them smoother, and studies of speaking practice report larger gains with a partner than alone. Small studies of drama classes found that learners became more fluent; their accent did not change much. An invented character also makes a mistake lighter, because it is the character who stumbles.',
        'Music can carry a phrase too. In one experiment, people who sang new phrases remembered them better than people who only said them.',
      ],
    },
    {
      heading: 'What we do not claim',
      paragraphs: [
        'Many of these studies are small, and classrooms differ. No method works for everyone, and none replaces talking with people. We will not tell you that you can be fluent in a month.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'No guilt over streaks. If you stay away for a week, nothing is lost and nobody is angry with you. Come back when you like.',
        'No pay for scores. Points belong to the play: the site pays nothing for them, and they cannot be bought.',
        'No tricks to keep you here. A scene has an end, and the end is a good place to stop.',
      ],
    },
    {
      heading: 'Open to everyone',
      paragraphs: [
        'You can read and hear the published conversations without an account. An account is for keeping things: your own scenes, your playlists, your work with a class.',
      ],
    },
  ],
} as const satisfies StaticPage

/**
 * The note on /philosophy and its pointer to the successor app (site.md#pages-of-words). `before`, `linkName` and
 * `after` make one text; only `linkName` is a link, and only when the installation has an address for it
 * (site.md#pages-of-words).
 */
export const noLongerUpdated = {
  before: 'This product is no longer updated. What we learned from it lives on in ',
  linkName: 'its successor app',
  after: '. The conversations here remain open to read and hear.',
} as const
