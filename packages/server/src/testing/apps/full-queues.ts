/** A hundred thousand rows that wait for something, as SQL; `tables` are those that a portion reads. */
export interface FullQueue {
  tables: readonly string[]
  fill: readonly string[]
  /** How many are left, as a query of one number. */
  left: string
}

/** The list whose views are a queue. */
export const viewedList = '01900000-0008-7000-8000-000000000001'

const user = '01900000-0000-7000-8000-000000000001'
const long = `timestamptz '2025-01-01'`
const rows = 'generate_series(1, 100000) n'
/** The nth id; ids of one kind are in order. */
const id = (kind: number, number = 'n') =>
  `('01900000-000${kind}-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
const digest = `decode(md5(n::text), 'hex')`

const scenes = `insert into conversations (id, shortid, title, title_search, language, views, is_published, published_at,
    character1_name, character2_name, created_at, updated_at)
  select ${id(1)}, n, 'x', 'x', 'es', 0, true, ${long}, 'Ana', 'Luis', ${long}, ${long} from generate_series(1, 5000) n`
const songs = `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, youtube_id,
    youtube_views, duration, rev, created_at, updated_at)
  select ${id(2)}, 'french', 'x', 'x', 'x', 'beginner', 'G', false, 'abcdefghijk', 0, 1, 1000, ${long}, ${long}
  from generate_series(1, 5000) n`
const views = (counted: boolean, hour: string) => `insert into conversation_views
  select ${id(1, '1 + n % 5000')}, n, timestamptz '${hour}', ${counted} from ${rows}`
const history = (at: string) => `insert into song_history
  select ${id(2, '1 + n % 5000')}, n / 5000, null, 'title', '{}', timestamptz '${at}' from ${rows}`
const files = (
  gone: string,
) => `insert into files (key, purpose, type, bytes, created_at, unused_since, looked_at, gone_at)
  select md5(n::text), 'image', 'image/webp', 1, ${long}, ${long}, ${long}, ${gone} from ${rows}`

/** Every queue that work behind the calls takes portions of, full. */
export const fullQueues = {
  'words of conversations': {
    tables: ['conversations_to_read', 'conversations', 'conversation_words', 'line_words'],
    fill: [
      scenes,
      `insert into conversation_words select id, 'es', '' from conversations`,
      `insert into line_words select ${id(4)}, ${id(1, '1 + n % 5000')}, 'es', '{}' from ${rows}`,
      `insert into conversations_to_read (conversation) select ${id(1, '1 + n % 5000')} from ${rows}`,
    ],
    left: 'select count(*) from conversations_to_read',
  },
  'views that wait': {
    tables: ['conversation_views', 'conversations'],
    fill: [scenes, views(false, '2026-03-04 10:00Z')],
    left: 'select 100000 - sum(views) from conversations',
  },
  'views of yesterday': {
    tables: ['conversation_views'],
    fill: [views(true, '2026-03-03 10:00Z')],
    left: 'select count(*) from conversation_views',
  },
  sessions: {
    tables: ['sessions'],
    fill: [
      `insert into sessions select gen_random_uuid(), '${user}', ${digest}, '', ${long}, ${long}, ${long} from ${rows}`,
    ],
    left: 'select count(*) from sessions',
  },
  'links in mails': {
    tables: ['account_links'],
    fill: [
      `insert into account_links select ${digest}, 'reset', '${user}', ${long}, ${long}, null from ${rows}`,
    ],
    left: 'select count(*) from account_links',
  },
  'failed logins': {
    tables: ['failed_logins'],
    fill: [`insert into failed_logins select ${digest}, '', 1, ${long} from ${rows}`],
    left: 'select count(*) from failed_logins',
  },
  'kept answers': {
    tables: ['kept_answers'],
    fill: [`insert into kept_answers select '${user}', n, ${digest}, '{}', ${long} from ${rows}`],
    left: 'select count(*) from kept_answers',
  },
  'history of songs, out of its time': {
    tables: ['song_history', 'songs'],
    fill: [songs, history('2025-01-01')],
    left: 'select count(*) from song_history',
  },
  'history of songs, far back': {
    tables: ['song_history', 'songs'],
    fill: [songs, history('2026-01-20')],
    left: 'select count(*) from song_history',
  },
  'things that were kept': {
    tables: ['reported_things', 'reports'],
    fill: [
      `insert into reported_things select ${id(3)}, 'page', n, false, ${long}, 'keep', null, ${long} from ${rows}`,
    ],
    left: 'select count(*) from reported_things',
  },
  'reports of things that were hidden': {
    tables: ['reported_things', 'reports'],
    fill: [
      `insert into reported_things select ${id(3)}, 'page', n, false, ${long}, 'hide', null, ${long} from ${rows}`,
      `insert into reports select gen_random_uuid(), ${id(3)}, null, n, 'other', '', ${long}, false, true from ${rows}`,
    ],
    left: 'select count(*) from reports',
  },
  'files to look at': {
    tables: ['files', 'conversations', 'songs'],
    fill: [scenes, songs, files('null')],
    left: 'select count(*) from files',
  },
  'files that are gone': {
    tables: ['files'],
    fill: [files(long)],
    left: 'select count(*) from files',
  },
  'lyrics without a translation': {
    tables: ['lyrics', 'songs'],
    fill: [
      songs,
      `insert into lyrics (id, song, position, text, text_key, translation_pending, rev, created_at, updated_at)
       select ${id(4)}, ${id(2, '1 + n / 500')}, n % 500, 'mot ' || n, 'mot ' || n, true, 1, ${long}, ${long} from ${rows}`,
    ],
    left: 'select count(*) from lyrics where translation_pending',
  },
  'words without a translation': {
    tables: ['words'],
    fill: [
      `insert into words (id, language, text, text_key, text_search, translation, translation_pending, difficulty, phrase,
         created_at, updated_at)
       select ${id(5)}, 'french', 'mot ' || n, 'mot ' || n, 'mot', '', true, 'beginner', false, ${long}, ${long} from ${rows}`,
    ],
    left: 'select count(*) from words where translation_pending',
  },
  'views of lists': {
    tables: ['pronunciation_views'],
    fill: [
      `insert into pronunciation_lists (id, shortid, title, title_search, language, created_at, updated_at)
       values ('${viewedList}', 'x', 'x', 'x', 'es', ${long}, ${long})`,
      `insert into pronunciation_views select ${id(7)}, n, timestamptz '2026-03-03 10:00Z' from ${rows}`,
    ],
    left: 'select count(*) - (select views from pronunciation_lists) from pronunciation_views',
  },
} as const satisfies Record<string, FullQueue>

export type QueueName = keyof typeof fullQueues
