import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { sheetSongKey } from '../details/get-song-query'
import type { Added } from './parse-lyrics'
import styles from './reading-notes.module.css'

/** The fields of a song that a text may tell, by the names of their tags. */
const tags = { title: 'ti', artist: 'ar' } as const

type Field = keyof typeof tags

const fields = Object.keys(tags) as Field[]

/**
 * What a pasted text says of the title and the artist, to be taken over where the song has something else
 * (lyrics.md#file-tags).
 */
export function SongOffers({
  client,
  song,
  metadata,
}: {
  client: Client
  song: WholeSong
  metadata: Added['metadata']
}) {
  const queries = useQueryClient()
  const [isSending, send] = useSending()
  const [before] = useState({ title: song.title, artist: song.artist })
  const offered = fields.flatMap(field => {
    const told = metadata[tags[field]]?.trim() ?? ''
    return told === '' || told === before[field] ? [] : [{ field, told }]
  })
  if (offered.length === 0) return null

  const become = async (field: Field, value: string) => {
    await makeCall(
      client,
      async () => {
        const now = await client.songs.updateSong(
          { params: { id: song.id }, body: { [field]: value } },
          { key: newKey() },
        )
        // Only what the page shows of the song: its lyrics are being edited here, and stay as they are.
        const { title, artist, titleAndArtist } = now
        queries.setQueryData<WholeSong>(
          sheetSongKey(song.id),
          shown => shown && { ...shown, title, artist, titleAndArtist },
        )
      },
      texts.tookOver[field],
    )
  }
  return (
    <aside className={styles.notes} aria-label={texts.aboutTitle}>
      <p>{texts.aboutTitle}</p>
      <ul>
        {offered.map(({ field, told }) => {
          const isTaken = song[field] === told
          return (
            <li key={field}>
              {texts.about[field](told)}{' '}
              <button
                type="button"
                className={button.quiet}
                aria-disabled={isSending}
                onClick={() => send(() => become(field, isTaken ? before[field] : told))}
              >
                {isTaken ? texts.putBack(before[field]) : texts.takeOver[field]}
              </button>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
