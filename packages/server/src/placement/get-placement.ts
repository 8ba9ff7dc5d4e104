import type { PlacementQuestion, placement } from '@duologue/contract/placement'
import { languageOf } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { dialogueIn } from '@duologue/domain/conversations/dialogue-in'
import {
  type PlacementQuestion as Dealt,
  dealQuestions,
} from '@duologue/domain/placement/placement-question'
import { type SampleDialogue, sampleDialogues } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { PlacementRoom } from './placement-room'

const questionView = ({ script, line, choices }: Dealt<SampleDialogue>): PlacementQuestion => ({
  speaker: script.names[line.character],
  cue: { text: line.translation ?? '', language: script.translationLanguage },
  audio: line.audio,
  choices: choices.map(({ id, text, pinyin }) => ({ id, text, pinyin })),
  right: line.id,
})

/** Questions that find a level in a language (placement.md#questions). */
export function getPlacement({
  database,
  random,
}: PlacementRoom): Handler<typeof placement.getPlacement> {
  const chance = () => Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32
  return async ({ params: { language }, query: { translations = '' } }) => {
    if (!languageOf(language)) throw new Refused('not-found')
    const samples = (await sampleDialogues(database, language, translations)).map(sample =>
      dialogueIn(sample, translations),
    )
    return {
      language,
      levels: levels.flatMap(level => {
        const ofLevel = samples.filter(sample => sample.level === level)
        const questions = dealQuestions(ofLevel, chance).map(questionView)
        return questions.length === 0 ? [] : [{ level, questions }]
      }),
    }
  }
}
