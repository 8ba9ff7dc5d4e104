import { fetchFile } from '../../api/fetch-file'
import { saveBlob } from '../../ui/save-blob'

/** Has the browser save how everybody did; answers whether it could be had (live.md#report). */
export async function exportHallCsv(hall: string, title: string): Promise<boolean> {
  const file = await fetchFile(`/api/live/halls/${hall}/report.csv`)
  if (file) saveBlob(`${title}.csv`, file)
  return file !== undefined
}
