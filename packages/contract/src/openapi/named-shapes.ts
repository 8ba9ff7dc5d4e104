import * as z from 'zod/mini'
import { session } from '../accounts'
import { dueAssignment } from '../assignments'
import { classCard, classStudent, schoolClass } from '../classes'
import { conversation, conversationCard, dialogueLine, foundConversation } from '../conversations'
import { course, courseCard, courseStanding } from '../courses/course-shapes'
import { reviewLine } from '../learn'
import { storedFile } from '../media'
import { playlist, playlistCard } from '../playlists'
import { bestPlay } from '../plays'
import { card, pupil } from '../pupils/pupil-shapes'
import { assignment } from '../shapes/assignment'
import { battleEvent } from '../shapes/battle-event'
import { cardEntry } from '../shapes/card-shapes'
import { classShop } from '../shapes/class-shop-shapes'
import { publicAuthor } from '../shapes/field-shapes'
import { hostAct, memberAct } from '../shapes/hall-acts'
import { hallReport } from '../shapes/hall-report'
import { hall, hallSettings } from '../shapes/hall-shapes'
import { memberView, screenView } from '../shapes/hall-views'
import { item } from '../shapes/item-shapes'
import { lyric } from '../shapes/lyric-shapes'
import { ownUser } from '../shapes/own-user'
import { play, savedPlay } from '../shapes/play'
import { roundEvent } from '../shapes/pronunciation-event'
import {
  pronunciationItem,
  pronunciationList,
  pronunciationListCard,
} from '../shapes/pronunciation-shapes'
import { product } from '../shapes/reward-shapes'
import { songEvent } from '../shapes/song-event'
import { learnersCard, song, songCard, wholeSong } from '../shapes/song-shapes'
import { standing } from '../shapes/standing'
import { siteFacts } from '../site'
import { webhookDeed } from '../webhooks/webhook-deeds'
import { webhook } from '../webhooks/webhooks'
import { word } from '../words'

/** The shapes that a program that is generated from the document has a name for, by that name. */
const named = {
  Assignment: assignment,
  Author: publicAuthor,
  BattleEvent: battleEvent,
  BestPlay: bestPlay,
  CardEntry: cardEntry,
  Class: schoolClass,
  ClassCard: classCard,
  ClassShop: classShop,
  ClassStudent: classStudent,
  Conversation: conversation,
  ConversationCard: conversationCard,
  Course: course,
  CourseCard: courseCard,
  CourseStanding: courseStanding,
  DialogueLine: dialogueLine,
  DueAssignment: dueAssignment,
  FoundConversation: foundConversation,
  Hall: hall,
  HallReport: hallReport,
  HallSettings: hallSettings,
  HostAct: hostAct,
  LearnersSong: learnersCard,
  Lyric: lyric,
  MemberAct: memberAct,
  MemberView: memberView,
  Play: play,
  Playlist: playlist,
  PlaylistCard: playlistCard,
  PronunciationItem: pronunciationItem,
  PronunciationList: pronunciationList,
  PronunciationListCard: pronunciationListCard,
  Pupil: pupil,
  PupilCard: card,
  Purchase: item,
  ReviewLine: reviewLine,
  Reward: product,
  RoundEvent: roundEvent,
  SavedPlay: savedPlay,
  ScreenView: screenView,
  Session: session,
  SiteFacts: siteFacts,
  Song: song,
  SongCard: songCard,
  SongEvent: songEvent,
  Standing: standing,
  StoredFile: storedFile,
  User: ownUser,
  Webhook: webhook,
  WebhookDeed: webhookDeed,
  WholeSong: wholeSong,
  Word: word,
}

/** What the document calls them. */
export const shapeNames = z.registry<{ id: string }>()
for (const [id, shape] of Object.entries<z.ZodMiniType>(named)) shapeNames.add(shape, { id })
