import type { SongLanguage } from '../../choices/song-choices'
import { textKey } from '../lyrics/text-key'
import type { Hundredths } from '../times/time'
import { alignByLength, placesToBegin, voicedSeconds } from './align-by-length'
import { alignByVoice, type FoundLine } from './align-by-voice'
import { frameAt, hopSeconds } from './align-frames'
import { countSyllables } from './count-syllables'
import type { ProposalMark } from './proposal-marks'

/** A lyric whose time is proposed, by its place. */
export interface Proposal {
  place: number
  start: Hundredths
  stop: Hundredths
  mark: ProposalMark
}

/** A lyric as it is to be found; one with a time is found already. */
export interface LineToFind {
  text: string
  start: Hundredths | null
}

/** A song as the aligner hears it. */
export interface HeardSong {
  /** How each frame sounds, and in which of them somebody sings. */
  sound: Float32Array
  isVoiced: Uint8Array
  language: SongLanguage
  lines: readonly LineToFind[]
  /** How each lyric sounds when it is said, or nothing where nobody says it. */
  said: readonly (Float32Array | null)[]
}

/** Seconds that a syllable takes about, and how much of a voice there may be for what is to be sung. */
const syllableSeconds = 0.22
const voicedShare = { least: 0.6, most: 2.2 }
/** How far from what is said a whole may sound, and a line that is sure. */
const worstScore = 0.64
const sureScore = 0.6
/** Seconds within which two ways agree. */
const agreed = 0.3
/** How much longer one of two lyrics of the same text may be. */
const unlike = 1.5
/** Seconds that a line sounds on behind its last frame of a voice, and lasts at least. */
const rest = 0.1
const shortest = 0.3

/** Lyrics in a row, the first of which may be one whose time is known, and the frames in which they are. */
interface Stretch {
  places: readonly number[]
  isFirstFixed: boolean
  from: number
  to: number
}

/** The stretches of a song in which something is to be found, between the times that are known. */
function stretchesOf({ lines, isVoiced }: HeardSong): Stretch[] {
  const stretches: Stretch[] = []
  let places: number[] = []
  let from = 0
  let isFirstFixed = false
  const end = (to: number) => {
    if (places.length > (isFirstFixed ? 1 : 0) && to > from)
      stretches.push({ places, isFirstFixed, from, to })
  }
  for (const [place, { start }] of lines.entries()) {
    if (start === null) {
      places.push(place)
      continue
    }
    const at = Math.min(isVoiced.length, frameAt(start / 100))
    end(at)
    from = at
    places = [place]
    isFirstFixed = true
  }
  end(isVoiced.length)
  return stretches
}

interface Found {
  frame: number
  mark: ProposalMark
}

/** What is found in a stretch; nothing where the voice cannot be told from the music. */
function findIn(song: HeardSong, stretch: Stretch): Found[] | undefined {
  const { places, isFirstFixed, from, to } = stretch
  const syllables = places.map(place =>
    countSyllables(song.lines[place]?.text ?? '', song.language),
  )
  const sums = voicedSeconds(song.isVoiced)
  const voiced = (sums[to] ?? 0) - (sums[from] ?? 0)
  const share = voiced / (syllableSeconds * syllables.reduce((sum, one) => sum + one, 0))
  if (share < voicedShare.least || share > voicedShare.most) return undefined
  const byLength = alignByLength(song.isVoiced, syllables, { from, to, isFirstFixed })
  if (!byLength) return undefined
  const said = places.flatMap(place => song.said[place] ?? [])
  const heard = { sound: song.sound, isVoiced: song.isVoiced, from, to }
  const byVoice = said.length === places.length ? alignByVoice(heard, said, byLength) : undefined
  if (byVoice) {
    const mean = byVoice.reduce((sum, { score }) => sum + score, 0) / byVoice.length
    if (mean > worstScore) return undefined
  }
  const onsets = new Set(
    placesToBegin(song.isVoiced, from, to).flatMap(({ frame, isOnset }) => (isOnset ? frame : [])),
  )
  return byLength.map((frame, index) => choose(frame, byVoice?.[index], onsets.has(frame)))
}

/** Which of two ways is taken for a line, and how sure it is. */
function choose(byLength: number, byVoice: FoundLine | undefined, isOnset: boolean): Found {
  if (!byVoice) return { frame: byLength, mark: isOnset ? 'look' : 'guess' }
  const isNear = byVoice.score < sureScore
  const isAgreed = Math.abs(byVoice.start - byLength) * hopSeconds <= agreed
  const mark = isAgreed && isNear ? 'sure' : !isAgreed && !isNear ? 'guess' : 'look'
  return { frame: isNear ? byVoice.start : byLength, mark }
}

/** Where the voice of a line ends that begins at a frame, before the next one begins. */
function endOfVoice(isVoiced: Uint8Array, frame: number, next: number): number {
  let last = next
  while (last > frame && !isVoiced[last - 1]) last -= 1
  return Math.min(next, last + frameAt(rest))
}

/** Of one text that is long here and short there, none is sure. */
function withRepeats(lines: readonly LineToFind[], proposals: readonly Proposal[]): Proposal[] {
  const lengths = new Map<string, number[]>()
  const keyOf = ({ place }: Proposal) => textKey(lines[place]?.text ?? '')
  for (const proposal of proposals) {
    const key = keyOf(proposal)
    lengths.set(key, [...(lengths.get(key) ?? []), proposal.stop - proposal.start])
  }
  return proposals.map(proposal => {
    const all = lengths.get(keyOf(proposal)) ?? []
    const isUnlike = Math.max(...all) > unlike * Math.min(...all)
    return isUnlike && proposal.mark === 'sure' ? { ...proposal, mark: 'look' } : proposal
  })
}

/**
 * Times for the lyrics that have none, from a recording (songs.md#propose-times): by their length, and by their sound
 * where somebody says them. Nothing is proposed for a stretch whose voice cannot be told from the music.
 */
export function proposeTimes(song: HeardSong): Proposal[] {
  const toHundredths = (frame: number) => Math.round(frame * hopSeconds * 100)
  const proposals = stretchesOf(song).flatMap(stretch => {
    const found = findIn(song, stretch)
    if (!found) return []
    const starts = found.map(({ frame }) => frame)
    return found.flatMap(({ frame, mark }, index): Proposal[] => {
      const place = stretch.places[index] ?? 0
      if (song.lines[place]?.start !== null) return []
      // Two ways may cross.
      const next = Math.max(frame + 1, starts[index + 1] ?? stretch.to)
      const start = toHundredths(frame)
      const stop = toHundredths(endOfVoice(song.isVoiced, frame, next))
      const least = start + 100 * shortest
      return [{ place, start, stop: Math.min(toHundredths(next) - 1, Math.max(stop, least)), mark }]
    })
  })
  return withRepeats(song.lines, inOrder(proposals))
}

/** A line that would begin before the one above it is left to its editor. */
function inOrder(proposals: readonly Proposal[]): Proposal[] {
  let before = -1
  return proposals.flatMap(proposal => {
    if (proposal.start <= before) return []
    before = proposal.start
    return [proposal]
  })
}
