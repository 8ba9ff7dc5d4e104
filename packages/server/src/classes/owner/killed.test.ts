import { classes } from '@duologue/contract/classes'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { contractClient } from '../../testing/apps/contract-client'
import { makeServingPlace } from '../../testing/apps/serving-place'
import { newKey } from '../../testing/school/class-shop'
import { signUpPerson } from '../../testing/school/people'

/** More than there are: the last one is found by the call that lives. */
const most = 60

// One engine is enough: the program that is killed is ours, and each start costs a second.
const engine = inject('engines').find(({ name }) => name === 'separate')

test.skipIf(!engine)(
  'a class is handed over whole or not at all, at whichever statement the product is killed',
  async () => {
    if (!engine) throw new Error('there is no engine')
    const place = await makeServingPlace(engine)
    const database = new Client({ connectionString: place.databaseUrl ?? '' })
    await database.connect()
    const first = contractClient((await place.start()).address)
    const [owner, next, ben, eva] = [
      await signUpPerson(first),
      await signUpPerson(first),
      await signUpPerson(first),
      await signUpPerson(first),
    ]
    const id = '01910000-0000-7000-8000-00000000f002'
    const [from, to] = [owner.user.id, next.user.id]
    await database.query(`update users set type = 'teacher' where id = any($1)`, [[from, to]])
    await database.query(
      `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
       values ($1, 'Ours', 'teal', 'book', 'french', $2, 'own', true, now())`,
      [id, from],
    )
    await database.query(
      `insert into class_teachers (class, user_id, since, offered_until)
       values ($1, $2, now(), now() + interval '30 days')`,
      [id, to],
    )
    const students = [ben.user.id, eva.user.id]
    await database.query(
      `with places as (insert into enrolments (class, student, joined_at)
         select $1, unnest($2::uuid[]), now() returning student)
       insert into card_entries (id, student, teacher, class, reason, cards, balance, at)
       select gen_random_uuid(), student, $3, $1, 'set', 7, 0, now() from places`,
      [id, students, from],
    )
    const state = async () => {
      const { rows } = await database.query(
        `select c.teacher, (select array_agg(user_id) from class_teachers where class = c.id) as beside,
           (select json_agg(b order by student, teacher) from card_balances b) as cards,
           (select count(*)::int from card_entries) as entries,
           (select count(*)::int from school_log where class = c.id) as logged,
           (select count(*)::int from kept_answers) as kept
         from classes c where c.id = $1`,
        [id],
      )
      return rows[0]
    }
    const before = await state()
    const press = {
      params: { id },
      headers: { ...next.headers, ...newKey() },
      body: { accept: true },
    }
    let deaths = 0
    for (let nth = 1; nth <= most; nth += 1) {
      const app = await place.start(`${nth}-after`)
      const answered = await contractClient(app.address)
        .ask(classes.answerHandOver, press)
        .then(
          () => true,
          () => false,
        )
      if (answered) break
      await app.ended
      deaths += 1
      const now = await state()
      // Behind the last statement it is done, though nobody was told.
      if (now?.teacher === to) break
      expect([nth, now]).toEqual([nth, before])
    }
    expect(deaths).toBeGreaterThan(10)
    // Sent again with its key it is what it was, and done once.
    const again = contractClient((await place.start()).address)
    expect(await again.ask(classes.answerHandOver, press)).toEqual({ class: id })
    expect(await state()).toMatchObject({
      teacher: to,
      beside: null,
      entries: before.entries + 4,
      logged: 1,
      kept: 1,
    })
    const { rows } = await database.query(
      'select student, teacher, cards from card_balances where cards > 0 order by student',
    )
    expect(rows).toEqual([...students].sort().map(student => ({ student, teacher: to, cards: 7 })))
    await database.end()
  },
  300_000,
)
