import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import type { KeptThing, ThingKind } from '@duologue/domain/offline/kept-things'

/** What is kept of a thing, as everybody may read it. */
export type AskedThing = Pick<
  KeptThing,
  'id' | 'title' | 'language' | 'page' | 'paths' | 'answers' | 'clips' | 'parts'
> & {
  kind: ThingKind
  /** A file of it that may be too large to be kept. */
  recording?: string
  /** How much it is made of, with what cannot be kept. */
  whole?: number
}

/** What a call answers to whoever's token it is. Undefined where it is refused; throws where nobody answers. */
export async function askAs(token: string | null, path: string): Promise<string | undefined> {
  const answer = await fetch(path, {
    credentials: 'omit',
    headers: {
      accept: 'application/json',
      'accept-language': tagOf(language),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`)
  return answer.ok ? answer.text() : undefined
}

/**
 * The same to whoever does not say who they are: what is kept for everybody is what everybody may read, so that nothing of
 * anybody can get into it.
 */
export const askAsNobody = (path: string): Promise<string | undefined> => askAs(null, path)
