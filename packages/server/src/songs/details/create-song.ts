import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { withPublished } from '@duologue/domain/songs/details/song-details'
import { idOfReader } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { newId } from '../../outside/random/new-id'
import { readChinese } from '../../words/index'
import type { SongsRoom } from '../songs-room'
import { requireSource } from './require-source'
import { insertSong, searchedText } from './song-store'
import { songView } from './song-view'

type Body = CallArguments<typeof songs.createSong>['body']

/** The pinyin of a Chinese song's title and artist, where none is told (songs.md#create-a-song). */
async function pinyinOf(room: SongsRoom, transaction: Queries, body: Body) {
  if (body.language !== 'chinese') return { titlePinyin: '', artistPinyin: '' }
  const read = async (told: string | undefined, text: string) =>
    told || (await readChinese(room, text, transaction)).pinyin
  return {
    titlePinyin: await read(body.titlePinyin, body.title),
    artistPinyin: await read(body.artistPinyin, body.artist),
  }
}

/** POST /api/songs (songs.md#create-a-song). */
export function createSong(room: SongsRoom): Handler<typeof songs.createSong> {
  const { database, random, clock } = room
  return async ({ body }, { reader, key }) => {
    requireSource(body)
    const now = clock.now()
    const keyed = { user: idOfReader(reader), key, request: ['createSong', body], now }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, keyed, async () => {
        const row = await insertSong(transaction, {
          id: newId(random, clock),
          language: body.language,
          title: body.title,
          artist: body.artist,
          titleSearch: searchedText(body),
          titleTranslation: body.titleTranslation ?? '',
          artistTranslation: body.artistTranslation ?? '',
          ...(await pinyinOf(room, transaction, body)),
          difficulty: body.difficulty,
          maturity: body.maturity,
          curated: false,
          ...withPublished({ curated: body.curated }, { curated: false }, now),
          youtubeId: body.youtubeId ?? null,
          youtubeViews: body.youtubeViews,
          mediaUrl: body.mediaUrl ?? null,
          duration: body.duration,
          description: body.description ?? '',
          tags: body.tags ?? [],
          rights: body.rights ?? 'unknown',
          rightsNote: body.rightsNote ?? '',
          rightsUrl: body.rightsUrl ?? '',
          audience: body.audience ?? 'everyone',
          licensedUntil: body.licensedUntil ?? null,
          createdAt: now,
          updatedAt: now,
        })
        return songView(row, [] as string[])
      }),
    )
  }
}
