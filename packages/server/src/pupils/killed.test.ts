import { pupils } from '@duologue/contract/pupils'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { contractClient } from '../testing/apps/contract-client'
import { makeServingPlace } from '../testing/apps/serving-place'
import { newKey } from '../testing/school/class-shop'
import { signUpPerson } from '../testing/school/people'

/** From the claim of the key to the answer that is kept: behind each statement. */
const moments = Array.from({ length: 9 }, (_, index) => `${index + 1}-after`)

// One engine is enough: the program that is killed is ours, and each start costs a second.
const engine = inject('engines').find(({ name }) => name === 'separate')

test.skipIf(!engine)(
  'a list of pupils is there whole or not at all, at whichever statement the product is killed',
  async () => {
    if (!engine) throw new Error('there is no engine')
    const place = await makeServingPlace(engine)
    const database = new Client({ connectionString: place.databaseUrl ?? '' })
    await database.connect()
    const { headers, user } = await signUpPerson(contractClient((await place.start()).address))
    await database.query(
      `update users set type = 'teacher', email_verified_at = now() where id = $1`,
      [user.id],
    )
    const id = '01910000-0000-7000-8000-00000000f001'
    await database.query(
      `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
       values ($1, 'Ours', 'teal', 'book', 'french', $2, 'own', true, now())`,
      [id, user.id],
    )
    const counts = async (): Promise<number[]> => {
      const { rows } = await database.query<{ counts: number[] }>(
        `select array[(select count(*) from users where is_pupil), (select count(*) from pupils),
           (select count(*) from enrolments), (select count(*) from kept_answers)]::int[] as counts`,
      )
      return rows[0]?.counts ?? []
    }
    const presses = moments.map(moment => ({
      params: { id },
      headers: { ...headers, ...newKey() },
      body: { rows: ['Mia', 'Noa', 'Zoe'].map(given => ({ given, family: moment })) },
    }))
    for (const [index, moment] of moments.entries()) {
      const app = await place.start(moment)
      const press = presses[index]
      if (!press) throw new Error('each moment has its list')
      await expect(contractClient(app.address).ask(pupils.addPupils, press)).rejects.toThrow()
      await app.ended
      expect([moment, await counts()]).toEqual([moment, [0, 0, 0, 0]])
    }
    // Sent again with its key, each is there once.
    const again = contractClient((await place.start()).address)
    for (const press of [...presses, ...presses])
      expect((await again.ask(pupils.addPupils, press)).added).toHaveLength(3)
    const all = moments.length * 3
    expect(await counts()).toEqual([all, all, all, moments.length])
    await database.end()
  },
  180_000,
)
