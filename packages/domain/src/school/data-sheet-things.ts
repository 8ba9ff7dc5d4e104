/** Who may see what is kept (school.md#data-sheet): besides, whoever runs the machine may read all that is on it. */
export type Seer =
  | 'self'
  | 'everybody'
  | 'class'
  | 'players'
  | 'teachers'
  | 'keepers'
  | 'editors'
  | 'admins'

/** One line of the data sheet. */
interface KeptThing {
  key: string
  /** The tables of the database that keep it; none where it lies elsewhere. */
  tables: readonly string[]
  seers: readonly Seer[]
}

/**
 * All that this product keeps, in the order of the data sheet: each table stands in one line, which `house.test.ts` checks.
 * What each line says stands in `messages/school/data-sheet`.
 */
export const keptThings = [
  {
    key: 'account',
    tables: ['users', 'google_accounts', 'school_logins'],
    seers: ['self', 'everybody', 'teachers', 'admins'],
  },
  {
    key: 'logins',
    tables: ['sessions', 'account_links', 'api_tokens', 'failed_logins', 'picture_tries'],
    seers: ['self'],
  },
  { key: 'history', tables: ['account_history'], seers: ['self'] },
  {
    key: 'pupils',
    tables: ['pupils', 'pupil_allowances', 'claims', 'claimed_pupils', 'moves', 'class_devices'],
    seers: ['self', 'keepers', 'admins'],
  },
  { key: 'consents', tables: ['consents'], seers: ['self', 'keepers', 'admins'] },
  {
    key: 'classes',
    tables: [
      'classes',
      'enrolments',
      'class_teachers',
      'class_invitations',
      'barred_students',
      'class_courses',
      'assignments',
      'assignment_completions',
    ],
    seers: ['self', 'class', 'teachers', 'admins'],
  },
  {
    key: 'rosters',
    tables: [
      'roster_imports',
      'roster_rows',
      'roster_classes',
      'roster_people',
      'roster_enrolments',
      'roster_places',
    ],
    seers: ['self', 'teachers', 'admins'],
  },
  {
    key: 'plays',
    tables: [
      'plays',
      'line_results',
      'word_results',
      'best_plays',
      'best_song_plays',
      'play_tickets',
      'play_seeds',
    ],
    seers: ['self', 'class', 'teachers', 'everybody'],
  },
  {
    key: 'learning',
    tables: [
      'line_attempts',
      'line_memory',
      'pronunciation_answers',
      'learner_days',
      'learner_goals',
      'learner_courses',
      'days_to_count',
    ],
    seers: ['self', 'teachers'],
  },
  {
    key: 'games',
    tables: ['live_halls', 'live_members', 'live_log', 'live_pairs', 'live_visits'],
    seers: ['self', 'players', 'teachers', 'admins'],
  },
  {
    key: 'cards',
    tables: ['shops', 'products', 'items', 'contributions', 'card_entries', 'card_balances'],
    seers: ['self', 'class', 'teachers', 'admins'],
  },
  {
    key: 'works',
    tables: [
      'conversations',
      'dialogue_lines',
      'line_translations',
      'removed_lines',
      'playlists',
      'pronunciation_lists',
      'courses',
      'saved_conversations',
      'saved_songs',
      'draft_counts',
    ],
    seers: ['self', 'everybody', 'class', 'admins'],
  },
  { key: 'files', tables: ['files', 'spoken_clips'], seers: ['self', 'everybody', 'class'] },
  {
    key: 'views',
    tables: [
      'conversation_views',
      'playlist_views',
      'pronunciation_views',
      'song_views',
      'viewer_salts',
      'conversation_counts',
      'song_counts',
    ],
    seers: [],
  },
  { key: 'reports', tables: ['reports', 'reported_things'], seers: ['self', 'editors', 'admins'] },
  {
    key: 'songs',
    tables: [
      'songs',
      'lyrics',
      'song_history',
      'song_faults',
      'words',
      'word_cuts',
      'word_ranks',
      'save_progress',
    ],
    seers: ['everybody', 'editors', 'admins'],
  },
  { key: 'log', tables: ['school_log'], seers: ['admins'] },
  {
    key: 'platforms',
    tables: [
      'lti_platforms',
      'lti_registrations',
      'lti_deployments',
      'lti_keys',
      'lti_people',
      'lti_courses',
      'lti_links',
      'lti_launches',
      'lti_placements',
      'lti_slips',
    ],
    seers: ['self', 'teachers', 'admins'],
  },
  { key: 'webhooks', tables: ['webhooks', 'webhook_messages'], seers: ['teachers', 'admins'] },
  { key: 'mails', tables: ['mails'], seers: [] },
  { key: 'repeats', tables: ['kept_answers', 'call_counts'], seers: [] },
  {
    key: 'product',
    tables: [
      'sample_playlists',
      'sample_songs',
      'conversation_words',
      'conversations_to_read',
      'known_words',
      'line_words',
      'server_keys',
      'leases',
      'migrations',
      'migration_lock',
    ],
    seers: [],
  },
  { key: 'serverLog', tables: [], seers: [] },
  { key: 'browser', tables: [], seers: ['self'] },
  { key: 'backups', tables: [], seers: [] },
] as const satisfies readonly KeptThing[]

/** What a line of the data sheet is about. */
export type KeptKey = (typeof keptThings)[number]['key']
