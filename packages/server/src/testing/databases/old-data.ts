import { createHash } from 'node:crypto'
import { oldRoster } from './old-roster'

// What somebody had in their database when each migration was the newest: SQL as it was written then. A migration that
// brings a table also brings its rows here (CONTRIBUTING, How to add a migration).

/** The nth of the ids of the old data; each has a kind of its own in its second part. */
const oldId = (kind: number, number = 1) =>
  `01900000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`

const users = 1
const conversations = 2
const lines = 3
export const ana = oldId(users, 1)
const teo = oldId(users, 2)
const eva = oldId(users, 3)
/** Who has no address but logged in with Google. */
const gus = oldId(users, 4)

export const published = oldId(conversations, 1)
export const draft = oldId(conversations, 2)
export const playlist = oldId(4)
export const play = oldId(5)
const ticket = oldId(6)
export const schoolClass = oldId(7)
export const assignment = oldId(8)
export const reward = oldId(9, 1)
export const film = oldId(9, 2)
export const item = oldId(10)
export const song = oldId(11)
export const word = oldId(12)
export const lyric = (number: number) => oldId(13, number)
export const line = (number: number) => oldId(lines, number)
export const coverKey = 'c'.repeat(32)

export const soundList = oldId(19)
const soundItem = (number: number, text: string) => ({
  id: oldId(19, number),
  text,
  translation: `(${text})`,
  pinyin: null,
  audio: null,
  variants: [],
  contrast: null,
})
const soundItems = [soundItem(11, 'pero'), soundItem(12, 'perro')] as const

export const password = 'a password of eight'
/** As it was kept of that password. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$xT/q/cx7N/jvE49pmz0Qsg$XcgEngvEUzCNelxXYtoMPJdN5VMYJYi6uwLJvFsq0ow'

/** The tokens with which they were logged in. */
export const tokens = { ana: 'ana'.repeat(14), teo: 'teo'.repeat(14), eva: 'eva'.repeat(14) }

const hex = (text: string) => `'\\x${createHash('sha256').update(text).digest('hex')}'`
const list = (ids: readonly string[]) => `'{${ids.join(',')}}'`
const wordTexts = ['llave', 'puerta', 'noche', 'calle']

/** What was put in while a migration was the newest, by its number. */
export const oldData: Readonly<Record<number, string>> = {
  1: `
    insert into users (id, username, username_key, display_name, given_name, family_name, email, email_key,
      password_hash, type, role, created_at) values
    ('${ana}', 'ana', 'ana', 'Ana', 'Ana', 'Gil', 'ana@school.example', 'ana@school.example', '${passwordHash}', 'student', null, '2025-01-01'),
    ('${teo}', 'Teo', 'teo', 'Teo', 'Teo', 'Roca', 'teo@school.example', 'teo@school.example', '${passwordHash}', 'teacher', null, '2025-01-02'),
    ('${eva}', 'eva', 'eva', 'Eva', null, null, 'eva@school.example', 'eva@school.example', '${passwordHash}', 'personal', 'editor', '2025-01-03'),
    ('${gus}', 'gus', 'gus', 'Gus', null, null, null, null, null, 'personal', null, '2025-01-04')`,
  2: `
    insert into conversations (id, shortid, title, title_search, description, coverimage, language, difficulty, author,
      is_published, character1_name, character2_name, views, version, created_at, updated_at, published_at) values
    ('${published}', 'oldOne23', 'La llave', 'la llave', 'About a key.', '/media/${coverKey}', 'es', 'A1', '${ana}', true, 'Luz', 'Iván', 41, 7, '2025-02-01', '2025-02-02', '2025-02-02'),
    ('${draft}', 'oldTwo23', 'El plan', 'el plan', '', null, 'es', null, '${ana}', false, 'A', 'B', 0, 1, '2025-02-03', '2025-02-03', null);
    insert into dialogue_lines (id, conversation, position, character, text, translation, audio, duration_ms)
    select ('01900000-0003-7000-8000-' || lpad(number::text, 12, '0'))::uuid, '${published}', number, 2 - number % 2,
      'Línea ' || number, 'Line ' || number, case number when 1 then '/audio/old.mp3' end, case number when 1 then 900 end
    from generate_series(1, 6) number`,
  3: `update conversations set language = 'fr' where id = '${draft}'`,
  4: `
    insert into conversation_views values ('${published}', 'seen before', '2026-03-04 09:00Z', false);
    insert into viewer_salts values ('2026-03-04', 'salt')`,
  5: `
    insert into sessions values
    ('${oldId(14, 1)}', '${ana}', ${hex(tokens.ana)}, 'A browser', '2026-03-01', '2026-03-04 10:00Z', '2026-04-01'),
    ('${oldId(14, 2)}', '${teo}', ${hex(tokens.teo)}, 'A browser', '2026-03-01', '2026-03-04 10:00Z', '2026-04-01'),
    ('${oldId(14, 3)}', '${eva}', ${hex(tokens.eva)}, 'A browser', '2026-03-01', '2026-03-04 10:00Z', '2026-04-01');
    insert into account_links values (${hex('a link')}, 'verify', '${ana}', '2026-03-04', '2026-03-05', null);
    insert into google_accounts values ('https://accounts.google.com', 'gus', '${gus}', '2025-01-04');
    insert into failed_logins values (${hex('nobody')}, ${hex('')}, 3, '2026-03-04 10:19Z');
    insert into account_history values ('${oldId(15)}', '${ana}', null, 'signed-up', '2026-03-01')`,
  6: `
    insert into plays (id, key, user_id, conversation, title, mode, difficulty, language, played_at, score, base,
      health_bonus, is_winner, verified, relaxed, powers, duration_ms, events_digest) values
    ('${play}', '${oldId(6, 9)}', '${ana}', '${published}', 'La llave', 'reading', 'normal', 'es', '2026-03-03', 1234, 1000, 234, true, true, false, '{}', 60000, '\\x00');
    insert into play_tickets values
    ('${ticket}', '${ana}', '${published}', 7, 'reading', 'easy', '{}', true, 5, '2026-03-04 10:00Z');
    insert into best_plays values
    ('${published}', 'reading', 'normal', '2026-03-02', '${ana}', 1234, true, '2026-03-03'),
    ('${published}', 'reading', 'normal', '1970-01-01', '${ana}', 1234, true, '2026-03-03')`,
  7: `insert into kept_answers values ('${ana}', 'old-key', '\\x00', '{"id": "old"}', '2026-03-04')`,
  9: `
    insert into playlists (id, name, name_search, language, difficulty, author, conversations, version, created_at, updated_at) values
    ('${playlist}', 'Llaves', 'llaves', 'es', null, '${ana}', ${list([draft, published])}, 3, '2025-03-01', '2025-03-01')`,
  12: `
    insert into classes values
    ('${schoolClass}', 'Español 1', 'teal', 'book', 'spanish', '${teo}', 'names', true, 'code', '2025-09-01');
    insert into enrolments values ('${schoolClass}', '${ana}', '2025-09-02', 1.5, true);
    insert into barred_students values ('${schoolClass}', '${gus}', '2025-09-03')`,
  13: `
    insert into assignments values
    ('${assignment}', '${schoolClass}', '${published}', null, 'La llave', 'conversationGame', 'reading', 'any', 'score', 1000, '2026-03-10 22:59:59Z', 'Europe/Madrid', '2026-03-01');
    update plays set assignment = '${assignment}' where id = '${play}';
    insert into assignment_completions values ('${assignment}', '${ana}', true, '2026-03-03');
    insert into line_results values ('${play}', '${line(2)}', false, 2100), ('${play}', '${line(4)}', true, 1700)`,
  14: `
    insert into shops values ('${schoolClass}', 7);
    insert into products (id, shop, name, cost, type, cost_funded, created_at) values
    ('${reward}', '${schoolClass}', 'A pen', 5, 'individual', 0, '2026-01-01'),
    ('${film}', '${schoolClass}', 'A film', 50, 'group', 8, '2026-01-01');
    insert into contributions values ('${oldId(16)}', '${film}', '${ana}', 8);
    insert into items values ('${item}', '${reward}', '${schoolClass}', '${ana}', 5, '2026-03-03', null, null, null);
    insert into card_entries (id, student, teacher, class, product, assignment, actor, reason, about, cards, balance, at) values
    ('${oldId(17, 1)}', '${ana}', '${teo}', '${schoolClass}', null, null, '${teo}', 'set', null, 30, 0, '2026-03-01'),
    ('${oldId(17, 2)}', '${ana}', '${teo}', '${schoolClass}', '${film}', null, '${ana}', 'contribution', 'A film', -8, 0, '2026-03-02'),
    ('${oldId(17, 3)}', '${ana}', '${teo}', '${schoolClass}', '${reward}', null, '${ana}', 'purchase', 'A pen', -5, 0, '2026-03-03')`,
  19: `
    insert into words (id, language, text, text_key, text_search, translation, difficulty, phrase, created_at, updated_at)
    select ('01900000-0012-7000-8000-' || lpad(place::text, 12, '0'))::uuid, 'spanish', text, text, text, 'word ' || place, 'beginner', false, '2025-05-01', '2025-05-01'
    from unnest('{${wordTexts.join(',')}}'::text[]) with ordinality given (text, place)`,
  20: `
    insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at, youtube_id,
      youtube_views, duration, tags, rev, order_rev, created_at, updated_at) values
    ('${song}', 'spanish', 'La noche', 'Los Viejos', 'la noche los viejos', 'beginner', 'G', true, '2025-06-01', 'abcdefghijk', 12, 60, '{old}', 4, 2, '2025-06-01', '2025-06-01')`,
  21: `
    insert into lyrics (id, song, position, text, text_key, translation, start_time, stop_time, empty_lyric, words, rev, created_at, updated_at)
    select ('01900000-0013-7000-8000-' || lpad(number::text, 12, '0'))::uuid, '${song}', number - 1, 'la llave ' || number,
      'la llave ' || number, 'the key ' || number, number * 100, number * 100 + 90, false, ${list([word, oldId(12, 2)])}, 4, '2025-06-01', '2025-06-01'
    from generate_series(1, 3) number`,
  22: `insert into song_history values ('${song}', 4, '${eva}', 'details', '{"song": {"title": "La noche vieja"}}', '2026-03-01')`,
  23: `insert into word_ranks values ('spanish', 'llave', 900)`,
  24: `
    insert into files (key, owner, purpose, type, bytes, width, height, created_at, looked_at) values
    ('${coverKey}', '${ana}', 'image', 'image/webp', 3, 10, 10, '2025-02-01', '2026-03-04')`,
  25: `
    insert into files (key, owner, purpose, type, bytes, duration_ms, created_at, unused_since, looked_at) values
    ('${'s'.repeat(32)}', '${eva}', 'speech', 'audio/mpeg', 3, 500, '2026-03-04', null, '2026-03-04 10:00Z');
    insert into spoken_clips values (${hex('spoken')}, '${eva}', '${'s'.repeat(32)}', 500)`,
  26: `insert into sample_songs values ('es/deleted', 'digest', null)`,
  27: `
    insert into removed_lines (id, conversation, position, character, text, translation, removed_at) values
    ('${line(99)}', '${published}', 3, 1, 'Antes', 'Before', '2026-02-01')`,
  29: `
    insert into line_memory values
    ('${ana}', '${line(2)}', 'write', '${published}', '2026-03-04', 2.5, 6, 3, 1, false, '2026-03-02');
    insert into line_attempts values
    ('${ana}', '${oldId(18)}', '${line(2)}', 'write', 'learn', false, true, 'rw', '2026-03-02')`,
  31: `insert into word_cuts values ('spanish', 'lallave', 'la llave', '{la,llave}', '2026-03-01')`,
  32: `
    insert into pronunciation_lists (id, shortid, title, title_search, language, author, is_published, views, items,
      version, created_at, updated_at, published_at) values
    ('${soundList}', 'oldLst23', 'Pero, perro', 'pero, perro', 'es', '${ana}', true, 9,
      '[${soundItems.map(item => JSON.stringify(item)).join(',')}]', 2, '2026-02-01', '2026-02-01', '2026-02-01');
    insert into pronunciation_views values ('${soundList}', 'seen before', '2026-03-04 09:00Z');
    insert into pronunciation_answers values ('${ana}', '${oldId(20)}', '${soundList}', '${soundItems[0].id}', 'listening', false, '2026-03-02');
    insert into assignments values
    ('${oldId(8, 2)}', '${schoolClass}', null, '${soundList}', 'Pero, perro', 'pronunciationCustom', 'any', 'any', 'play', null, '2026-03-11 22:59:59Z', 'Europe/Madrid', '2026-03-01')`,
  34: `
    insert into reported_things values
    ('${oldId(21)}', 'playlist', '${playlist}', false, '2026-03-01', 'keep', '${eva}', '2026-03-02');
    insert into reports values
    ('${oldId(22)}', '${oldId(21)}', '${ana}', null, 'other', 'Old', '2026-03-01', false, true)`,
  37: `insert into play_seeds values ('${ana}', '${published}', 5, '2026-03-04 10:00Z')`,
  40: `
    insert into playlist_views values ('${playlist}', 'seen before', '2026-03-04 09:00Z');
    insert into sample_playlists values ('deleted', 'digest', null)`,
  41: `
    update enrolments set given_name = 'Anita', named_at = '2026-03-02' where student = '${ana}';
    update shops set title = 'La tienda' where id = '${schoolClass}'`,
  44: `update users set language = 'de' where id = '${ana}'`,
  46: `
    insert into learner_days values ('${teo}', '2026-03-02', 'es', 6, 2, 1, 1, 300);
    insert into learner_goals values ('${teo}', '2026-03-02', 5, 3)`,
  47: `
    insert into courses (id, shortid, title, title_search, language, author, units, is_published, published_at, created_at, updated_at) values
    ('${oldId(23)}', 'oldCrs23', 'Primeros pasos', 'primeros pasos', 'es', '${teo}',
      '[{"key": "1", "title": "", "level": "A1", "aims": ["say what is mine"], "items": [{"kind": "conversation", "id": "${published}"}, {"kind": "list", "id": "${soundList}"}]}]',
      true, '2026-03-02', '2026-03-02', '2026-03-02');
    insert into learner_courses values ('${ana}', '${oldId(23)}', 'es', '1', '2026-03-03', true);
    insert into class_courses values ('${schoolClass}', '${oldId(23)}', '2026-03-03')`,
  48: `insert into saved_conversations values ('${teo}', '${published}', '2026-03-03 10:00Z')`,
  50: `update users set learns = 'es' where id = '${ana}'`,
  52: `
    update songs set rights = 'free', rights_note = 'Los Viejos', views = 3, game_rev = 2 where id = '${song}';
    update lyrics set marks = '{0,100,3,150}' where id = '${lyric(1)}'`,
  53: `
    insert into plays (id, key, user_id, song, title, activity, mode, difficulty, language, played_at, score, is_winner, verified, relaxed, powers) values
    ('${oldId(5, 2)}', '${oldId(6, 8)}', '${teo}', '${song}', 'Las llaves', 'song', 'listening', 'easy', 'es', '2026-03-03', 40, true, true, false, '{}');
    insert into play_tickets (id, user_id, song, source, conversation_version, mode, difficulty, powers, relaxed, seed, created_at) values
    ('${oldId(6, 2)}', '${teo}', '${song}', 'voice', 2, 'writing', 'easy', '{}', false, 7, '2026-03-04 10:00Z');
    insert into best_song_plays values ('${song}', 'listening', 'easy', '1970-01-01', '${teo}', 40, true, '2026-03-03');
    insert into word_results values ('${oldId(5, 2)}', '${lyric(1)}', '${word}', true, 900)`,
  54: `
    insert into song_views values ('${song}', 'seen before', '2026-03-04 09:00Z');
    insert into saved_songs values ('${teo}', '${song}', '2026-03-03 10:00Z')`,
  55: `insert into song_faults values ('${song}', '${teo}', '2026-03-03', 'refused')`,
  57: `
    insert into live_halls (id, code, host, conversation, title, language, settings, script, seed, rules, most_members, seq, last_at, opened_at, touched_at) values
    ('${oldId(24)}', '482913', '${teo}', '${published}', 'La llave', 'es',
      '{"form": "class", "pace": "step", "mode": "reading", "difficulty": "easy", "relaxed": false, "rounds": 1, "goesOn": "itself", "sound": "screen", "names": "dealt", "shows": "sides", "ownPlace": false, "joins": "anyone"}',
      '{"language": "es", "lines": [], "characters": {"1": {"name": "Ana", "image": null}, "2": {"name": "Teo", "image": null}}, "items": null}',
      7, 1, 60, 1, 900, '2026-03-04 10:00Z', '2026-03-04 10:00Z');
    insert into live_members values ('${oldId(24)}', 1, '${ana}', null, null, '2026-03-04 10:00Z');
    insert into live_log values ('${oldId(24)}', 1, 900, null,
      '{"type": "join", "member": 1, "name": "ana", "side": 1, "user": true, "waits": false, "extraTime": 1, "relaxed": false}')`,
  61: `
    insert into line_translations values ('${line(1)}', 'fr', 'Ligne 1');
    update conversations set other_translations = '{fr}' where id = '${published}'`,
  62: `insert into draft_counts values ('${teo}', '2026-03-03', 2)`,
  // That of the key of test servers.
  63: `insert into server_keys values (1, sha256(convert_to(E'duologue server key\\n', 'UTF8') || decode(repeat('5e', 32), 'hex')))`,
  64: `
    insert into class_teachers values ('${schoolClass}', '${eva}', '2026-03-03');
    insert into school_log (at, actor, what, class) values ('2026-03-03', '${teo}', 'class-deleted', '${oldId(25)}')`,
  65: `
    insert into pupils (user_id, home_class, external_id, words_version, made_by, made_at, carded_at, delete_at)
    values ('${ana}', null, '7', 'es-1', '${teo}', '2026-03-01', '2026-03-01', '2026-12-01')`,
  66: `insert into class_invitations values ('${oldId(26)}', '${schoolClass}', 'new@school.example', 'new@school.example', '${teo}', '2026-04-02')`,
  67: `
    insert into class_devices values ('${oldId(25)}', '${schoolClass}', 'a hash', 'Safari on iPad', '2026-03-04', '2027-03-04');
    insert into picture_tries values ('${oldId(25)}', '${ana}', 2, '2026-03-04 10:00Z')`,
  68: `
    insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at, archived_at) values
    ('${oldId(7, 2)}', 'Español 0', 'teal', 'book', 'spanish', '${gus}', 'own', true, '2024-09-01', '2026-03-04')`,
  69: `update classes set pupil_login = 'pictures', pupil_devices = 'own' where id = '${schoolClass}'`,
  70: `
    insert into class_teachers values ('${schoolClass}', '${gus}', '2026-03-03', '2026-04-02')`,
  71: `
    insert into claims values ('${ana}', 'ana@own.example', 'a hash', 'es', 'the hash of a token', '2026-03-05', null, '${teo}', '2026-03-05');
    insert into claimed_pupils values ('${gus}', '${schoolClass}', '8', 1, 'es-1', '${teo}', '2026-03-01', '2026-03-01', '2026-03-05')`,
  72: `update classes set song_maturity = 'PG-13' where id = '${schoolClass}'`,
  73: `
    insert into line_memory (user_id, line, skill, kind, song, lyric, due, stability, difficulty, reps, lapses, is_right, last_at)
    values ('${ana}', '01900000-0012-7000-8000-000000000001', 'hear', 'word', '${song}', '01900000-0013-7000-8000-000000000001',
      '2026-03-04', 1, 6, 1, 0, false, '2026-03-03')`,
  74: `insert into consents values ('${ana}', 'speaking', '${teo}', '2026-03-04', 'Form of 4 March')`,
  76: `update playlists set songs = '{${song}}' where id = '${playlist}'`,
  77: `insert into moves values ('${ana}', '${oldId(7, 2)}', '${teo}', '2026-04-03')`,
  78: `
    insert into live_pairs (id, code, form, challenger, partner, conversation, title, language, settings, seats, script, seed,
      visits, waits_for, waits_since, opened_at, accepted_at) values
    ('${oldId(27)}', 'BCDFGHJK', 'turns', '${teo}', '${eva}', '${published}', 'La llave', 'es',
      '{"mode": "reading", "difficulty": "easy", "relaxed": false, "rounds": 1, "readFirst": false, "powers": [], "deal": 2}',
      '{"1": {"extraTime": 1, "relaxed": false}, "2": {"extraTime": 1, "relaxed": false}}',
      '{"language": "es", "lines": [], "characters": {"1": {"name": "Ana", "image": null}, "2": {"name": "Teo", "image": null}}, "items": null}',
      7, 1, '${eva}', '2026-03-04 10:00Z', '2026-03-03 10:00Z', '2026-03-03 11:00Z');
    insert into live_visits values ('${oldId(27)}', 1, '2026-03-03 10:00Z', '2026-03-03 10:05Z', '{}', '[]')`,
  80: `
    insert into play_tickets (id, user_id, conversation, is_ahead, is_whole, conversation_version, mode, difficulty, powers, relaxed, seed, created_at) values
    ('${oldId(6, 3)}', '${gus}', '${published}', true, false, 7, null, null, null, false, 8, '2026-03-04 10:00Z');
    insert into play_seeds values ('${gus}', '${published}', 8, '2026-03-04 10:00Z', true)`,
  81: `update plays set said_at = '2026-03-02 18:00Z' where id = '${oldId(5, 2)}'`,
  84: `
    insert into api_tokens values
    ('${oldId(84)}', '${teo}', 'Report', 'read', ${hex('a program')}, '2026-03-01', '2027-03-01', null)`,
  90: `
    insert into lti_platforms (id, name, issuer, client_id, auth_url, token_url, keys_url, made_by, made_at, on_at) values
    ('${oldId(90)}', 'Moodle', 'https://moodle.example', 'abc', 'https://moodle.example/auth', 'https://moodle.example/token',
      'https://moodle.example/keys', '${eva}', '2026-03-01', '2026-03-01');
    insert into lti_deployments values ('${oldId(90)}', '1', 'waiting', '2026-03-04');
    insert into lti_keys values ('old', 'sealed', '{"kid": "old", "kty": "RSA"}', '2026-03-01');
    insert into lti_people values ('${oldId(90)}', '17', 'student', '${ana}', '2026-03-01', '2026-03-04');
    insert into lti_courses (platform, deployment, context, class, title, opened_at) values
    ('${oldId(90)}', '1', '7', '${schoolClass}', 'French 7b', '2026-03-01');
    insert into lti_links values
    ('${oldId(91)}', '${oldId(90)}', 'conversation', '${published}', 'La llave', '{}', '${teo}', '2026-03-01');
    insert into lti_launches (state_hash, id, platform, binding_hash, nonce, hints, created_at, until) values
    (${hex('a state')}, '${oldId(92)}', '${oldId(90)}', ${hex('a binding')}, 'nonce', '{}', '2026-03-04 10:00Z', '2026-03-04 10:10Z');
    insert into lti_placements (course, resource_link, link, assignment, made_at) values
    ('${schoolClass}', '70', '${oldId(91)}', '${assignment}', '2026-03-01');
    insert into lti_slips (course, resource_link, user_id, score, at, state, waits_since) values
    ('${schoolClass}', '70', '${ana}', 80, '2026-03-03', 'waiting', '2026-03-03')`,
  95: `update pupils set seen_at = '2024-09-01', leaves_at = '2026-03-20' where user_id = '${ana}'`,
  96: `
    insert into school_logins values
    ('https://id.lakeside.example', 'gus at school', '${gus}', '2026-02-01', '2026-03-01')`,
  97: `
    insert into webhooks (id, class_id, address, events, created_at) values
    ('${oldId(96)}', '${schoolClass}', 'https://hooks.school.example/duologue', '{student-joined}', '2026-03-04');
    insert into webhook_messages (webhook, deed, event, student, body, at) values
    ('${oldId(96)}', '${oldId(97)}', 'student-joined', '${ana}', '{}', '2026-03-04')`,
  98: oldRoster({ teo, ana, schoolClass, id: oldId(98) }),
  101: `insert into pupil_allowances values ('${teo}', 5000, 500, '${eva}', '2026-03-04')`,
  104: `update lti_placements set due_was = '2026-02-20', due_told_at = '2026-03-04'`,
  105: `
    insert into lti_registrations values
    ('${oldId(98)}', ${hex('an address')}, 'Moodle', '${eva}', '2026-03-04 10:00Z', '2026-03-05 10:00Z', null)`,
  106: `update users set teacher_state = 'approved', teacher_since = '2026-03-01' where id = '${teo}'`,
}
