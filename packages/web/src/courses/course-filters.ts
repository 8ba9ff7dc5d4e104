import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { type Level, levelOf } from '@duologue/domain/choices/levels'

/** What an address asks for, as far as links here ask it. */
export interface AskedCourses {
  language?: string
  difficulty?: string
}

/** What courses are searched by; what is left out does not filter. */
export interface CourseFilters {
  language?: LanguageCode
  difficulty?: Level
}

/** Reads the filters out of an address; whatever makes no sense is left out. */
export function readCourseFilters({ language, difficulty }: AskedCourses): CourseFilters {
  const [code, level] = [languageOf(language), levelOf(difficulty)]
  return {
    ...(code ? { language: code } : {}),
    ...(level ? { difficulty: level } : {}),
  }
}
