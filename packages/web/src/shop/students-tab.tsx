import type { ClassShop, ShopStudent } from '@duologue/contract/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop'
import { useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/nothing-found'
import { ScrollingTable } from '../ui/scrolling-table'
import { HistoryDialog } from './history-dialog'
import { SetCardsDialog } from './set-cards-dialog'
import styles from './shop-table.module.css'

/** The students of a class with their cards, which the teacher sets, and how they came about (S2 section 6). */
export function StudentsTab({ client, shop }: { client: Client; shop: ClassShop }) {
  const [asked, setAsked] = useState<{ what: 'set' | 'history'; student: ShopStudent }>()
  const { students } = shop.class
  const onClose = () => setAsked(undefined)
  if (students.length === 0)
    return <NothingFound title={texts.noStudents} hint={texts.noStudentsHint} />
  return (
    <>
      <ScrollingTable label={texts.students} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.currency}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(student => (
            <tr key={student.id}>
              <th scope="row" data-long>
                {student.fullName}
              </th>
              <td data-long>{student.email}</td>
              <td className={styles.number} data-label={texts.currency}>
                {texts.number(student.currency)}
              </td>
              <td>
                <span className={styles.actions}>
                  <button
                    type="button"
                    className={button.secondary}
                    aria-label={texts.setCardsOf(student.fullName)}
                    onClick={() => setAsked({ what: 'set', student })}
                  >
                    {texts.setCards}
                  </button>
                  <button
                    type="button"
                    className={button.quiet}
                    aria-label={texts.historyOf(student.fullName)}
                    onClick={() => setAsked({ what: 'history', student })}
                  >
                    {texts.history}
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
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
