import type { ClassCard } from '@duologue/contract/classes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import styles from './shop-choice.module.css'

/** The classes of whoever is here, each with the way to its shop; it bears the id of the class. */
export function ShopChoice({
  classes,
  isTeacher,
}: {
  classes: readonly ClassCard[]
  isTeacher: boolean
}) {
  if (classes.length === 0) {
    return (
      <div className={styles.none}>
        <NothingFound
          title={isTeacher ? texts.noClassTeacher : texts.noClassStudent}
          hint={isTeacher ? texts.noClassTeacherHint : texts.noClassStudentHint}
        >
          <Link to="/classes" className={button.primary}>
            {texts.toClasses}
          </Link>
        </NothingFound>
      </div>
    )
  }
  return (
    <>
      <h2 className={styles.title}>{texts.chooseClass}</h2>
      <ul className={styles.list}>
        {classes.map(({ id, name, teacher }) => (
          <li key={id}>
            <Link to="/shop" search={{ shop: id }} className={styles.class}>
              <strong>{name}</strong>
              <span>{teacher.fullName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
