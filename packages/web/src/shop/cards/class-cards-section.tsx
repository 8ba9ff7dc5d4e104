import type { ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import { peopleByName } from '@duologue/domain/messages/by-name'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import page from '../../ui/page.module.css'
import { shopQuery } from '../get-shop-query'
import { AddCardsDialog } from './add-cards-dialog'
import { CardSteps } from './card-steps'
import styles from './class-cards-section.module.css'
import { SetCardsDialog } from './set-currency-dialog'

/**
 * The cards of a class's students on the page of the class, where the teacher can set them too (shop.md#store-page).
 */
export function ClassCardsSection({ client, id }: { client: Client; id: string }) {
  const { data: shop } = useQuery(shopQuery(client, id))
  const [asked, setAsked] = useState<ShopStudent>()
  const [isAdding, setIsAdding] = useState(false)
  // Where the store is not open to this teacher, or nobody is in the class, there is nothing to set.
  if (!shop || shop.class.students.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="class-cards">
      <div className={page.sectionHead}>
        <h2 id="class-cards">{texts.currency}</h2>
        <Link to="/shop" search={{ shop: id }}>
          {texts.toStore}
        </Link>
      </div>
      <p className={styles.all}>
        <button type="button" className={button.secondary} onClick={() => setIsAdding(true)}>
          {texts.addForAll}
        </button>
      </p>
      <ScrollingTable label={texts.currency} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.cardsColumn}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {peopleByName(shop.class.students).map(student => (
            <tr key={student.id}>
              <th scope="row" data-long className={styles.student}>
                {student.fullName}
              </th>
              <td className={styles.number} data-label={texts.cardsColumn}>
                {texts.number(student.currency)}
              </td>
              <td className={styles.ways}>
                <span>
                  <CardSteps client={client} shop={id} student={student} />
                  <button
                    type="button"
                    className={button.quiet}
                    aria-label={texts.setCardsOf(student.fullName)}
                    onClick={() => setAsked(student)}
                  >
                    {texts.setCards}
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {isAdding ? (
        <AddCardsDialog
          client={client}
          shop={id}
          students={shop.class.students}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {asked ? (
        <SetCardsDialog
          client={client}
          shop={id}
          student={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  )
}
