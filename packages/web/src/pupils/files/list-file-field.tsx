import { listFileTexts as texts } from '@duologue/domain/messages/pupils/list-file'
import type { ReadNames } from '@duologue/domain/pupils/read-names'
import { useRef, useState } from 'react'
import { FileField } from '../../ui/fields/file-field'
import { SelectField } from '../../ui/fields/select-field'
import { type ListFile, type ListOfFile, readListFile } from './read-list-file'

/** The lists of a file that have names, or what is to be said of it. */
function listsOf(read: ListFile): { lists: readonly ListOfFile[]; fault?: string } {
  if ('fault' in read) return { lists: [], fault: texts.faults[read.fault] }
  const lists = read.lists.filter(({ names }) => names.rows.length > 0)
  return lists.length > 0 ? { lists } : { lists, fault: texts.noNames }
}

/** A list of names that is chosen as a file (pupils.md#files); of several sheets one is chosen. */
export function ListFileField({ onNames }: { onNames: (names: ReadNames) => void }) {
  const [lists, setLists] = useState<readonly ListOfFile[]>([])
  const [fault, setFault] = useState<string>()
  const [chosen, setChosen] = useState('0')
  // Of two files that are read at once the later one counts.
  const newest = useRef<File>(undefined)
  const take = async (file: File) => {
    newest.current = file
    const found = listsOf(await readListFile(file))
    if (newest.current !== file) return
    setLists(found.lists)
    setFault(found.fault)
    setChosen('0')
    const [first] = found.lists
    if (first) onNames(first.names)
  }
  const choose = (place: string) => {
    setChosen(place)
    const list = lists[Number(place)]
    if (list) onNames(list.names)
  }
  return (
    <>
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
        fault={fault}
        sent={null}
        onFile={take}
        onCancel={() => undefined}
      />
      {lists.length > 1 ? (
        <SelectField
          label={texts.sheet}
          value={chosen}
          onChange={event => choose(event.target.value)}
        >
          {lists.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
