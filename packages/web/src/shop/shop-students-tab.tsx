import type { ClassShop, ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import { peopleByName } from '@duologue/domain/messages/by-name'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { ChooseBox } from '../ui/fields/choose-box'
import { NothingFound } from '../ui/lists/nothing-found'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { AddCardsDialog } from './cards/add-cards-dialog'
import { HistoryDialog } from './cards/card-history-dialog'
import { CardSteps } from './cards/card-steps'
import { SetCardsDialog } from './cards/set-currency-dialog'
import styles from './shop-table.module.css'

/** A student with their cards, and what the teacher may do with these. */
function StudentRow({
  client,
  shop,
  student,
  isChosen,
  onChoose,
  onSet,
  onHistory,
}: {
  client: Client
  shop: string
  student: ShopStudent
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onSet: () => void
  onHistory: () => void
}) {
  const { fullName, email, currency } = student
  return (
    <tr>
      <td>
        <ChooseBox label={texts.selectStudent(fullName)} isChosen={isChosen} onChange={onChoose} />
      </td>
      <th scope="row" data-long>
        {fullName}
      </th>
      <td data-long>{email}</td>
      <td className={styles.number} data-label={texts.currency}>
        {texts.number(currency)}
      </td>
      <td>
        <span className={styles.actions}>
          <CardSteps client={client} shop={shop} student={student} />
          <button
            type="button"
            className={button.quiet}
            aria-label={texts.setCardsOf(fullName)}
            onClick={onSet}
          >
            {texts.setCards}
          </button>
          <button
            type="button"
            className={button.quiet}
            aria-label={texts.historyOf(fullName)}
            onClick={onHistory}
          >
            {texts.history}
          </button>
        </span>
      </td>
    </tr>
  )
}

/** The students of a class with their cards, which the teacher sets, and how they came about (shop.md#who-may-what). */
export function StudentsTab({ client, shop }: { client: Client; shop: ClassShop }) {
  const [asked, setAsked] = useState<{ what: 'set' | 'history'; student: ShopStudent }>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState<readonly ShopStudent[]>()
  const students = peopleByName(shop.class.students)
  const selected = students.filter(({ id }) => chosen.has(id))
  const those = selected.length > 0 ? selected : students
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter(one => one !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }
  const onClose = () => setAsked(undefined)
  if (students.length === 0)
    return <NothingFound title={texts.noStudents} hint={texts.noStudentsHint} />
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite">{texts.selected(selected.length)}</p>
        <button type="button" className={button.primary} onClick={() => setAdding(those)}>
          {selected.length > 0 ? texts.addFor(selected.length) : texts.addForAll}
        </button>
      </div>
      <ScrollingTable label={texts.students} isStacked>
        <thead>
          <tr>
            <td>
              <ChooseBox
                label={texts.selectAll}
                isChosen={selected.length === students.length}
                onChange={all => setChosen(new Set(all ? students.map(({ id }) => id) : []))}
              />
            </td>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.currency}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(student => (
            <StudentRow
              key={student.id}
              client={client}
              shop={shop.id}
              student={student}
              isChosen={chosen.has(student.id)}
              onChoose={isChosen => choose(student.id, isChosen)}
              onSet={() => setAsked({ what: 'set', student })}
              onHistory={() => setAsked({ what: 'history', student })}
            />
          ))}
        </tbody>
      </ScrollingTable>
      {adding ? (
        <AddCardsDialog
          client={client}
          shop={shop.id}
          students={adding}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
      {asked?.what === 'set' ? (
        <SetCardsDialog client={client} shop={shop.id} student={asked.student} onClose={onClose} />
      ) : null}
      {asked?.what === 'history' ? (
        <HistoryDialog
          client={client}
          title={texts.historyOf(asked.student.fullName)}
          shop={shop.id}
          student={asked.student.id}
          onClose={onClose}
        />
      ) : null}
    </>
  )
}
