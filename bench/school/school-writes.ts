import { randomUUID } from 'node:crypto'
import { seeded } from '../../packages/server/src/media/pictures/seeded'
import type { School } from './school-calls'
import { assignedConversations, idOf, password, tokenOf } from './school-size'
import type { Answer, Call } from './send-call'

/** How many lyrics one save adds; all of them are there afterwards, or none. */
export const lyricsAtOnce = 3

const json = (value: unknown) => JSON.stringify(value)
const songsWritten = 20
/** The first teacher; the bench makes an editor of them. */
export const editorToken = tokenOf('teacher', 0)

/** Makes the songs that are written to; answers their ids. */
export async function makeSongs(send: (call: Call) => Promise<Answer>): Promise<string[]> {
  const song = {
    language: 'french',
    artist: 'Bench',
    youtubeId: 'abcdefghijk',
    youtubeViews: 1,
    duration: 4000,
    difficulty: 'beginner',
    maturity: 'G',
    curated: false,
  }
  const ids: string[] = []
  for (let number = 0; number < songsWritten; number += 1) {
    const answer = await send({
      kind: 'song',
      method: 'POST',
      path: '/api/songs',
      token: editorToken,
      key: randomUUID(),
      body: json({ ...song, title: `Bench ${number}` }),
    })
    if (answer.status !== 201) throw new Error(`a song was not made: ${answer.body}`)
    ids.push(String(JSON.parse(answer.body).id))
  }
  return ids
}

/** Writes that a morning of lessons has seldom: sign-ups, assignments, lyrics, playlists that grow. */
export function schoolWrites(school: School, songs: readonly string[], seed: number): () => Call {
  const chance = seeded(`writes ${seed}`)
  const { size, conversations } = school
  let made = 0
  const kinds: readonly [() => Call, ...(() => Call)[]] = [
    () => ({
      kind: 'sign-up',
      method: 'POST',
      path: '/api/users',
      body: json({ email: `new-${seed}-${made}@school.example`, password, app: 'Duologue' }),
    }),
    () => {
      const number = chance.whole(0, size.classes - 1)
      const body = {
        classes: [idOf('class', number)],
        conversation: conversations[chance.whole(0, assignedConversations - 1)]?.id,
        type: 'conversationGame',
        mode: 'any',
        difficulty: 'any',
        requirement: 'play',
        dateDue: '2099-01-01',
      }
      const token = tokenOf('teacher', number)
      return {
        kind: 'assignment',
        method: 'POST',
        path: '/api/assignments',
        token,
        body: json(body),
      }
    },
    () => {
      const lyrics = Array.from({ length: lyricsAtOnce }, (_, line) => ({
        text: `une ligne ${seed} ${made} ${line}`,
        translation: `a line ${line}`,
      }))
      return {
        kind: 'lyrics',
        method: 'POST',
        path: '/api/lyrics/multiple',
        token: editorToken,
        key: randomUUID(),
        body: json({ songId: songs[chance.whole(0, songs.length - 1)], lyrics }),
      }
    },
    () => {
      const number = chance.whole(0, Math.ceil(size.students / 10) - 1)
      const conversation = conversations[chance.whole(0, conversations.length - 1)]?.id
      return {
        kind: 'playlist',
        method: 'POST',
        path: `/api/playlists/${idOf('playlist', number)}/conversations`,
        token: tokenOf('student', number * 10),
        body: json({ conversation_id: conversation }),
      }
    },
  ]
  return () => {
    made += 1
    return chance.pick(kinds)()
  }
}
