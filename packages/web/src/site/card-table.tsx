import { language } from '@duologue/domain/messages/language'
import { sandboxTexts as texts } from '@duologue/domain/messages/site/sandbox'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../ui/icon'
import { CardMoves } from './card-moves'
import styles from './card-table.module.css'
import { sandboxCards } from './sandbox-cards'

/** Twenty cards that are dragged by mouse, finger or keyboard, or moved by buttons; what moved is said aloud. */
export function CardTable() {
  const [order, setOrder] = useState(sandboxCards)
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const arrange = (next: readonly string[], card: string) => {
    setOrder(next)
    setSaid(texts.moved(Number(card), next.indexOf(card) + 1))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': texts.card(Number(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set([...keys].map(String))
      const where = target.dropPosition === 'after' ? 'after' : 'before'
      const [first = ''] = moved
      arrange(moveBeside(order, moved, String(target.key), where), first)
    },
  })
  const place = chosen === null ? -1 : order.indexOf(chosen)
  return (
    <>
      {/* The library would put a style element of its own into the page, which the pages' policy refuses. */}
      <span id="react-aria-pressable-style" hidden />
      <CardMoves
        place={place}
        places={order.length}
        onMove={by => chosen !== null && arrange(moveItem(order, place, place + by), chosen)}
        onReset={() => setOrder(sandboxCards)}
      />
      <I18nProvider locale={tagOf(language)}>
        <GridList
          aria-label={texts.cards}
          layout="grid"
          className={styles.table ?? ''}
          items={order.map(id => ({ id }))}
          selectionMode="single"
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelectionChange={keys =>
            setChosen(keys === 'all' ? null : String([...keys][0] ?? '') || null)
          }
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id }) => (
            <GridListItem id={id} textValue={texts.card(Number(id))} className={styles.card ?? ''}>
              <Button
                slot="drag"
                className={styles.handle ?? ''}
                aria-label={texts.lift(Number(id))}
              >
                <Icon name="drag" />
              </Button>
              <span>{id}</span>
            </GridListItem>
          )}
        </GridList>
      </I18nProvider>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
