import { everybody, isOwnAnswer, type KeptThing } from '@duologue/domain/offline/kept-things'
import { isGone } from '../saved-here/forget'
import { savedUser } from '../saved-here/signed-in'
import { askAsNobody } from './ask-as-nobody'
import { readAnswering, writeThings } from './things-table'

const day = 24 * 60 * 60 * 1000

/** An answer that belongs to no thing. */
const answerOf = (owner: string, path: string, body: string): KeptThing => ({
  owner,
  kind: 'own',
  id: path,
  isChosen: false,
  title: '',
  language: '',
  page: '',
  keptAt: Date.now(),
  openedAt: Date.now(),
  paths: [path],
  answers: { [path]: body },
  clips: [],
  missing: 0,
  bytes: 0,
})

/** Keeps what a user was told of their own learning, until they are told anew (offline.md#own-answers). */
export function keepOwn(path: string, body: string): void {
  const owner = savedUser.get()?.id
  if (owner === undefined || isGone(owner) || !isOwnAnswer(path)) return
  // Where there is no room it is not kept.
  writeThings([answerOf(owner, path, body)]).catch(() => undefined)
}

/** Keeps what the installation says of itself, which pages of words ask for; anew once a day. */
export async function keepSite(): Promise<void> {
  const path = '/api/site'
  const [known] = await readAnswering(path)
  if (known && Date.now() - known.keptAt < day) return
  const body = await askAsNobody(path)
  if (body !== undefined) await writeThings([answerOf(everybody, path, body)])
}
