import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { missedParts } from '@duologue/domain/songs/game/missed-parts'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { TicketDialog } from '../../battle/ticket-dialog'
import { notSaved } from '../../plays/play-saving'
import { roundDifficulty } from '../../saved-here/pronunciation-choices'
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
const ahead = [SongPlay, SongEnd]

const harderThan = (difficulty: (typeof battleDifficulties)[number]) =>
  battleDifficulties[battleDifficulties.indexOf(difficulty) + 1] ?? difficulty

/** The games over one song: their settings, the game, its end (song-games.md#setup). Leaving it resets the game. */
export function SongMode({
  sheet,
  book,
  asked,
  recognise,
}: {
  sheet: SongSheet
  book: SongPlayBook
  /** The mode that the address asks for. */
  asked?: string | undefined
  recognise?: Recognise
}) {
  useFetchedAhead(ahead)
  const player = useSongPlayer(sheet)
  const { chosen, reasons, setMode, setSource } = useChosenSongGame(sheet, asked)
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
          onWrite={() => {
            setMode('writing')
            void begin({ ...chosen, mode: 'writing' })
          }}
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
          {...{ sheet, game, isPractice }}
          saving={saving ?? notSaved}
          onPractise={() => games.practise(game, missedParts(game.setup, game.now()))}
          onAgain={() => void begin(again)}
          onHarder={() => {
            roundDifficulty.set(harderThan(difficulty))
            void begin({ ...again, difficulty: harderThan(difficulty) })
          }}
          onSettings={games.toSettings}
        />
      </Suspense>
    )
  }
  return (
    <>
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
      </GameHead>
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
      {refusal ? <p role="alert">{refusal}</p> : null}
      <SongStart
        {...{ sheet, chosen, reasons, isStarting }}
        onMode={setMode}
        onSource={setSource}
        onStart={() => void begin(chosen)}
      />
    </>
  )
}
