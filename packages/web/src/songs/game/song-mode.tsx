import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import {
  type BattleDifficulty,
  battleDifficulties,
} from '@duologue/domain/choices/battle-difficulties'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { missedParts } from '@duologue/domain/songs/game/missed-parts'
import { type AssignedSong, songOffer } from '@duologue/domain/songs/game/song-offer'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { TicketDialog } from '../../battle/ticket-dialog'
import { roundDifficulty } from '../../saved-here/pronunciation-choices'
import { notSaved } from '../../sending/play-saving'
import { sender } from '../../sending/send-late'
import type { Recognise } from '../../speech/recogniser'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { GameHead } from '../../ui/games/game-start'
import { Icon } from '../../ui/icon'
import { useSongPlayer } from '../player/use-song-player'
import { useChosenSongGame } from './chosen-song-game'
import { SongStart } from './song-start'
import { type SongPlayBook, useSongGames } from './use-song-games'

const SongPlay = latePart(async () => (await import('./song-play')).SongPlay)
const SongEnd = latePart(async () => (await import('./song-end')).SongEnd)
const ResumeSong = latePart(async () => (await import('./resume-song')).ResumeSong)

/** What a game needs is fetched while its settings are read. */
const ahead = [SongPlay, SongEnd, sender]

const harderThan = (difficulty: BattleDifficulty) =>
  battleDifficulties[battleDifficulties.indexOf(difficulty) + 1]

/** What is played, and the way back to it. */
function SongHead({ sheet, children }: { sheet: SongSheet; children: ReactNode }) {
  return (
    <GameHead
      title={texts.title}
      back={
        <Link to="/songs/$songId/$" params={{ songId: sheet.id, _splat: slugify(sheet.title) }}>
          <Icon name="back" /> {texts.toSong}
        </Link>
      }
    >
      <p>
        <strong lang={codeOfSongLanguage(sheet.language)}>{sheet.title}</strong>
      </p>
      <p>{texts.lead}</p>
      {children}
    </GameHead>
  )
}

/** The games over one song: their settings, the game, its end (song-games.md#setup). Leaving it resets the game. */
export function SongMode({
  sheet,
  book,
  asked,
  assigned,
  info,
  next,
  recognise,
}: {
  sheet: SongSheet
  book: SongPlayBook
  /** The mode that the address asks for. */
  asked?: string | undefined
  /** What its assignment fixes (song-games.md#assigned-games). */
  assigned?: AssignedSong | undefined
  /** What is told of the assignment. */
  info?: ReactNode
  /** What leads on after a game. */
  next?: ReactNode
  recognise?: Recognise
}) {
  useFetchedAhead(ahead)
  const player = useSongPlayer(sheet)
  const offer = songOffer(assigned)
  const { chosen, reasons, setMode, setSource } = useChosenSongGame(sheet, asked, offer)
  const games = useSongGames(sheet, player, book)
  const { scene, begin, isStarting, refusal, wait, shownWait } = games
  const dialog = shownWait ? <TicketDialog shown={shownWait} wait={wait} /> : null
  if (scene.name === 'play') {
    return (
      <Suspense fallback={<LoadingVoices />}>
        {dialog}
        <SongPlay
          key={scene.key}
          {...{ sheet, player, recognise }}
          begun={scene.begun}
          onOver={games.end}
          onWrite={
            offer.modes.includes('writing')
              ? () => {
                  setMode('writing')
                  void begin({ ...chosen, mode: 'writing' })
                }
              : undefined
          }
          onLeave={games.toSettings}
        />
      </Suspense>
    )
  }
  if (scene.name === 'end') {
    const { game, isPractice, saving } = scene
    const { mode, difficulty, source, relaxed } = game.setup
    const again = { mode, difficulty, source, relaxed }
    return (
      <Suspense fallback={<LoadingVoices />}>
        {dialog}
        <SongEnd
          {...{ sheet, game, isPractice, next }}
          isAssigned={assigned !== undefined}
          harder={offer.difficulties.find(one => one === harderThan(difficulty))}
          saving={saving ?? notSaved}
          onPractise={() => games.practise(game, missedParts(game.setup, game.now()))}
          onAgain={() => void begin(again)}
          onHarder={harder => {
            roundDifficulty.set(harder)
            void begin({ ...again, difficulty: harder })
          }}
          onSettings={games.toSettings}
        />
      </Suspense>
    )
  }
  return (
    <>
      <SongHead sheet={sheet}>{info}</SongHead>
      {dialog}
      {scene.name === 'resume' ? (
        <Suspense>
          <ResumeSong
            sheet={sheet}
            record={scene.record}
            onResume={() => games.resume(scene.record)}
            onNew={games.toSettings}
          />
        </Suspense>
      ) : null}
      {refusal ? <p role="alert">{assigned ? playTexts.assignmentRefused : refusal}</p> : null}
      <SongStart
        {...{ sheet, offer, chosen, reasons, isStarting }}
        onMode={setMode}
        onSource={setSource}
        onStart={() => void begin(chosen)}
      />
    </>
  )
}
