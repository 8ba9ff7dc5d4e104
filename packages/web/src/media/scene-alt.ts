import { readScene } from '@duologue/domain/media/scene'
import { placeNames, propNames, sceneTexts as texts } from '@duologue/domain/messages/media/scenes'

/** What a drawn cover shows, in words: `Hotel: suitcase, cat, key` (media.md#scenes); empty for what is no scene. */
export function sceneAlt(word: string): string {
  const scene = readScene(word)
  if (!scene) return ''
  const place = placeNames[scene.place]
  const [first, ...others] = scene.props.map(prop => propNames[prop])
  return first === undefined
    ? place
    : texts.shows(
        place,
        others.reduce((things, next) => texts.and(things, next), first),
      )
}
